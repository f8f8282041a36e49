import * as words from "#words/claims.ts";

/** A figure about the business, shown verbatim (S9.4). */
export interface Claim {
  readonly figure: string;
  readonly label: string;
  readonly means: string;
  /** Null until the owner has documented the figure's source. */
  readonly proof: string | null;
  readonly inWords?: string;
}

export const claims = words.claims satisfies Readonly<Record<string, Claim>>;

const proofs: readonly Claim["proof"][] = Object.values(claims).map(({ proof }) => proof);

/** Shown until all figures are documented. */
export const claimsOwner = proofs.includes(null) ? words.claimsOwner : null;
