import type { Block } from "../blocks.ts";
import type { Profile, ProfileName } from "../profiles.ts";

export interface Clause {
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Where it is true: in one profile, where what the footer's forms send is stored or only goes to the console, or where visits are counted. */
  readonly where?: ProfileName | Profile["subscriptions"] | "counted" | "uncounted";
  /** Whether it ends with how long messages are kept, which a setting decides. */
  readonly messages?: true;
  /** Whether it ends with who counts visits, which a setting decides. */
  readonly counts?: true;
}

export interface LegalDocument {
  /** The anchor: /legal#privacy is where every link about privacy leads (D6). */
  readonly id: "privacy" | "cookies" | "terms" | "accessibility";
  readonly title: string;
  readonly line: string;
  readonly clauses: readonly Clause[];
}

export { legal } from "#words/pages/legal.ts";
