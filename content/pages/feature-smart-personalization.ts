import { site } from "../site.ts";
import { claims } from "../claims.ts";

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
  /** In place of what speaks of the bakery, beside the visitor's own line. */
  readonly own: { readonly about: string; readonly offer: string };
  /** Language of the offers and of the line above. */
  readonly language: "en" | "es";
  readonly dayAlternative: string;
}

const readers: readonly SampleReader[] = [
  {
    id: "amara",
    name: "Amara",
    about: "Regular, nut allergy",
    channel: "email",
    channelName: "By email",
    hour: "07:40",
    offer: "Two boxes again, both nut-free?",
    pickUp: "Ready from 8, before your shift.",
    own: { about: "Regular, comes before work", offer: "Shall we put yours aside again?" },
    language: "en",
    dayAlternative: "Opens through the day: a peak around 07:40, before work, and little after ten.",
  },
  {
    id: "jonas",
    name: "Jonas",
    about: "Buys rye, answers texts",
    channel: "sms",
    channelName: "By text",
    hour: "12:05",
    offer: "We kept the last rye for you.",
    pickUp: "It is here until your lunch hour ends.",
    own: { about: "Comes at noon, answers texts", offer: "We kept one for you." },
    language: "en",
    dayAlternative: "Opens through the day: a peak around 12:05, in the lunch hour.",
  },
  {
    id: "ines",
    name: "Inés",
    about: "New, reads in Spanish",
    channel: "whatsapp",
    channelName: "By WhatsApp",
    hour: "19:10",
    offer: "Nuevo este viernes: sésamo negro.",
    pickUp: "Pasa al salir del trabajo, cerramos a las ocho.",
    own: { about: "New, reads in Spanish", offer: "Es nuevo, y hay para ti." },
    language: "es",
    dayAlternative: "Opens through the day: a peak around 19:10, on the way home.",
  },
];

/** The words of /features/smart-personalization. The bakery and its three readers are samples. */
export const smartPersonalization = {
  title: "Smart Personalization",
  description: `Write one note. ${site.name}’s AI drafts a version for each customer: greeting, offer, language and hour, shown to you before anything is sent.`,
  hero: {
    name: "Smart Personalization",
    tryFree: "Try Free",
    viewDemo: "View Demo",
    title: "One note, written for each customer.",
    lead: "You write it once. AI drafts the greeting, the offer and the language for every person on your list, and picks the hour. You see each version before it is sent.",
    pick: "Choose a customer",
    letter: "The message this customer gets",
    greeting: "Dear",
    opening: "The Friday box is open. Forty of them, first come.",
    signature: "Ruth, Marlow Bakery",
    ownSignature: "Your shop",
    sample: "Sample message",
    readers,
  },
  sources: {
    title: "What the AI reads before it writes",
    lead: "Only what customers told you or did with you. No data bought from brokers.",
    items: [
      { title: "What they bought", text: "So someone who buys rye hears about rye, not birthday cakes." },
      {
        title: "Where they answer",
        text: "Email for Amara, a text for Jonas. Nobody gets the same message twice.",
      },
      {
        title: "How they write",
        text: `Short for those who write short, formal for those who write formally, in ${claims.languages.figure} languages.`,
      },
      { title: "When they look", text: `Each person has a usual hour. ${site.name} learns it and waits for it.` },
    ],
  },
  days: {
    title: "When three customers read",
    note: "Sample data",
    hours: ["midnight", "6 am", "noon", "6 pm", "midnight"],
  },
  opens: {
    figure: claims.openRate.figure,
    title: claims.openRate.label,
    text: "Our own figure, for our customers’ emails: for every hundred opened before, add the red ones. Some mail programs open emails by themselves, so opens are partly machines. We show the orders beside them.",
    alternative: "A wall of 143 small envelopes: a hundred in gray, and forty-three more in red.",
  },
  photo: {
    title: "You approve every version",
    text: "The AI drafts; you decide. Page through the versions as your customers will see them, and change a word in one or in all.",
    points: [
      "Every version in one list",
      "Names and dates checked for gaps",
      "Customers you know nothing about get your note as you wrote it",
    ],
  },
  callToAction: { title: "Create a free account.", tryFree: "Try Free", viewDemo: "View Demo" },
  others: "Other features",
} as const;

export type SmartPersonalizationCopy = typeof smartPersonalization;
