import * as words from "#words/claims.ts";

/** A figure that the business states about itself. Shown verbatim (S9.4). */
export interface Claim {
  readonly figure: string;
  readonly label: string;
  readonly means: string;
  /** Source of the figure; null until the owner has documented it. */
  readonly proof: string | null;
  readonly inWords?: string;
}

export const claims = words.claims satisfies Readonly<Record<string, Claim>>;

const proofs: readonly Claim["proof"][] = Object.values(claims).map(({ proof }) => proof);

/** Shown until the owner has proof of each figure. */
export const claimsOwner = proofs.includes(null) ? words.claimsOwner : null;
