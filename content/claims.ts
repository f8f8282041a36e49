import * as words from "#words/claims.ts";

/** A figure the business states about itself. Shown exactly as written here (S9.4). */
export interface Claim {
  readonly figure: string;
  readonly label: string;
  /** One sentence, which stands beside the figure wherever it stands. */
  readonly means: string;
  /** Where the figure comes from; null until the owner has written it down. */
  readonly proof: string | null;
  /** The figure written out, for sentences and headings. */
  readonly inWords?: string;
}

export const claims = words.claims satisfies Readonly<Record<string, Claim>>;

const proofs: readonly Claim["proof"][] = Object.values(claims).map(({ proof }) => proof);

/** Whose the figures are; left out once the owner has proof of each. */
export const claimsOwner = proofs.includes(null) ? words.claimsOwner : null;
