import type { Block } from "../blocks.ts";
import type { Profile, ProfileName } from "../profiles.ts";

export interface Clause {
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Shows the clause only in one profile, or depending on how the footer's forms work or whether visits are counted. */
  readonly where?: ProfileName | Profile["subscriptions"] | "counted" | "uncounted";
  /** Omits the clause if this fact about the business is missing. */
  readonly fact?: string;
  /** Appends the messages' retention period, which is a setting. */
  readonly messages?: true;
  /** Appends the analytics service, which is a setting. */
  readonly counts?: true;
}

export interface LegalDocument {
  /** All privacy links target /legal#privacy (D6). */
  readonly id: "privacy" | "cookies" | "terms" | "accessibility" | "imprint";
  readonly title: string;
  readonly line: string;
  readonly clauses: readonly Clause[];
}

export { legal } from "#words/pages/legal.ts";
