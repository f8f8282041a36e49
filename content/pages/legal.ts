import type { Block } from "../blocks.ts";
import type { Profile, ProfileName } from "../profiles.ts";

export interface Clause {
  readonly title: string;
  readonly blocks: readonly Block[];
  /** A profile, what happens to the footer's forms, or whether visits are counted. */
  readonly where?: ProfileName | Profile["subscriptions"] | "counted" | "uncounted";
  /** Of the business, without which the clause is not shown. */
  readonly fact?: string;
  /** Ends with how long messages are kept, which a setting decides. */
  readonly messages?: true;
  /** Ends with who counts visits, which a setting decides. */
  readonly counts?: true;
}

export interface LegalDocument {
  /** Every privacy link leads to /legal#privacy (D6). */
  readonly id: "privacy" | "cookies" | "terms" | "accessibility" | "imprint";
  readonly title: string;
  readonly line: string;
  readonly clauses: readonly Clause[];
}

export { legal } from "#words/pages/legal.ts";
