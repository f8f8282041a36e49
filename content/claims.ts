import * as words from "./generated/claims.ts";

/** A figure the business states about itself. Shown exactly as written here (S9.4). */
export interface Claim {
  readonly figure: string;
  readonly label: string;
  /** The figure written out, for sentences and headings. */
  readonly inWords?: string;
}

/**
 * Where each figure comes from, for whoever is asked to prove it; null until the owner has written it down. No page shows it, and
 * `larkpost preflight` lists those that are null.
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

export const claims = words.claims satisfies Readonly<Record<string, Claim>>;
