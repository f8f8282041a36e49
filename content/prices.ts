/** What each plan costs: whole US dollars a month, the same for every service (S9.1). Nothing else writes a price. */
export const monthlyPrices = { basic: 99, pro: 199, enterprise: 299 } as const;
