/** Emails that an email plan sends in a month (S9.2); Enterprise has no limit. */
export const emailsPerMonth = { basic: 10_000, pro: 50_000 } as const;
