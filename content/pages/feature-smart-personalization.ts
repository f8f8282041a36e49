import { smartPersonalization } from "../generated/pages/feature-smart-personalization.ts";

/** One sample customer: how the same note reaches them. */
export interface SampleReader {
  readonly id: "amara" | "jonas" | "ines";
  readonly name: string;
  readonly about: string;
  readonly channel: "email" | "sms" | "whatsapp";
  readonly channelName: string;
  /** When this reader looks, as shown and as hours after midnight. */
  readonly hour: string;
  readonly offer: string;
  readonly pickUp: string;
  /** Replaces the words about the bakery when the visitor's own line is shown. */
  readonly own: { readonly about: string; readonly offer: string };
  /** Language of the offers and of the line between them. */
  readonly language: "en" | "es";
  readonly dayAlternative: string;
}

export type SmartPersonalizationCopy = typeof smartPersonalization;

export { smartPersonalization };
