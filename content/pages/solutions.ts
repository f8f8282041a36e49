import * as words from "../generated/pages/solutions.ts";
import type { ServiceId } from "../catalog/service-names.ts";

export type DoorSign = "loaf" | "bed" | "scissors" | "cross" | "bag" | "weights" | "house" | "heart";

export interface Door {
  readonly name: string;
  readonly sign: DoorSign;
  /** The service whose ink paints the door. */
  readonly paint: ServiceId;
  readonly line: string;
  readonly uses: readonly ServiceId[];
}

export interface Branch {
  readonly city: string;
  /** How many customers the branch has, in words. */
  readonly customers: string;
}

export interface Weekday {
  readonly day: string;
  readonly task: string;
  /** How long the work takes, or null on a day without any. */
  readonly time: string | null;
}

export const solutions = words.solutions satisfies {
  enterprise: { branches: readonly Branch[] };
  smallBusiness: { week: readonly Weekday[] };
  industry: { doors: readonly Door[] };
};
