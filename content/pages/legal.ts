import type { Block } from "../blocks.ts";
import type { Profile, ProfileName } from "../profiles.ts";

export interface Clause {
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Shows the clause only in a profile, for one way of handling the footer's forms, or depending on whether visits are counted. */
  readonly where?: ProfileName | Profile["subscriptions"] | "counted" | "uncounted";
  /** A fact about the business; the clause is omitted without it. */
  readonly fact?: string;
  /** Ends with the retention period of messages, which is a setting. */
  readonly messages?: true;
  /** Ends with the analytics service, which is a setting. */
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
