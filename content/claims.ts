/** A figure the business states about itself. Shown exactly as written here (S9.4). */
export interface Claim {
  readonly figure: string;
  readonly label: string;
  /** The figure written out, for sentences and headings. */
  readonly inWords?: string;
}

/**
 * Every marketing claim, once. The two satisfaction figures differ: 98% belongs to the easy-to-use page
 * and 96% to everywhere else; the specification lets both stand.
 */
export const claims = {
  users: { figure: "500k+", label: "users" },
  openRate: { figure: "43%", label: "open rate improvement" },
  satisfaction: { figure: "96%", label: "satisfaction" },
  countries: { figure: "190+", label: "countries" },
  languages: { figure: "40+", label: "languages" },
  uptime: { figure: "99.9%", label: "uptime" },
  support: { figure: "24/7", label: "support" },
  setup: { figure: "5 min", label: "setup", inWords: "five minutes" },
  easyToUseSatisfaction: { figure: "98%", label: "satisfaction" },
} as const satisfies Record<string, Claim>;

/**
 * Where each figure comes from, for whoever is asked to prove it; null until the owner has written it down. No page shows it, and
 * `npm run preflight` lists those that are null.
 */
export const claimProofs: Readonly<Record<keyof typeof claims, string | null>> = {
  users: null,
  openRate: null,
  satisfaction: null,
  countries: null,
  languages: null,
  uptime: null,
  support: null,
  setup: null,
  easyToUseSatisfaction: null,
};
