/**
 * Contacts per plan as /features/flexible-pricing states them (S9.3); Enterprise has no limit. The pricing page counts other
 * things for each service; the specification lets both stand.
 */
export const contactLimits = { basic: 5_000, pro: 25_000 } as const;
