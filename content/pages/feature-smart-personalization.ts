import { site } from "../site.ts";
import { claims } from "../claims.ts";

/** One sample reader: how the same note reaches them. */
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
  /** Language of the two lines above. */
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
    language: "es",
    dayAlternative: "Opens through the day: a peak around 19:10, on the way home.",
  },
];

/** The words of /features/smart-personalization. The bakery and its three readers are samples. */
export const smartPersonalization = {
  title: "Smart Personalization",
  description: `Write one note. ${site.name} turns it into a letter for each reader: greeting, offer, language and hour, shown to you before it leaves.`,
  hero: {
    title: "One note, a letter each.",
    lead: `You write it once. ${site.name} changes the greeting, the offer, the language and the hour for every person on your list, and shows you each version before it leaves.`,
    pick: "Choose a reader",
    letter: "The letter this reader gets",
    greeting: "Dear",
    opening: "The Friday box is open. Forty of them, first come.",
    signature: "Ruth, Marlow Bakery",
    sample: "Sample letter",
    readers,
  },
  sources: {
    title: "What it reads before it writes",
    lead: "Only what customers gave you or did with you. Nothing bought from a broker.",
    items: [
      { title: "What they bought", text: "So the baker’s regular hears about bread, not birthday cakes." },
      {
        title: "Where they answer",
        text: "Email for Amara, a text for Jonas. Nobody gets the same thing twice.",
      },
      {
        title: "How they write",
        text: `Short with the short, formal with the formal, in ${claims.languages.figure} languages.`,
      },
      { title: "When they look", text: `Each person has an hour. ${site.name} learns it and waits for it.` },
    ],
  },
  days: {
    title: "Three readers, one day",
    note: "Sample data",
    hours: ["midnight", "6 am", "noon", "6 pm", "midnight"],
  },
  opens: {
    figure: claims.openRate.figure,
    title: claims.openRate.label,
    text: "A letter that knows your name is opened. One that knows your usual order is answered. For every hundred envelopes opened before, picture the red ones as well.",
    alternative: "A wall of 143 small envelopes: a hundred in grey, and forty-three more in red.",
  },
  photo: {
    title: "Nothing leaves unread",
    text: `${site.name} drafts; you decide. Page through the versions as your readers will see them, on their own kind of screen, and change a word in one or in all.`,
    points: [
      "Every version in one pile",
      "Names and dates checked for gaps",
      "A person with no data gets your plain note",
    ],
  },
  callToAction: { title: "Write the note. We address the rest.", tryFree: "Try Free", viewDemo: "View Demo" },
  others: "Other features",
} as const;

export type SmartPersonalizationCopy = typeof smartPersonalization;
