import * as words from "../generated/pages/which-services.ts";
import type { ServiceId } from "../catalog/service-names.ts";

export interface Question {
  readonly id: string;
  readonly question: string;
  readonly hint: string;
  /** Any number of answers, or one of two. */
  readonly several: boolean;
  readonly answers: readonly { readonly label: string; readonly service: ServiceId | null }[];
}

export const { whichServices } = words;
/** Those after the first, which asks how long the list is. */
export const questions: readonly Question[] = words.questions;
export const reasons: Readonly<Record<ServiceId, string>> = words.reasons;
