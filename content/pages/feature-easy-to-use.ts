import { site } from "../site.ts";
import { claims } from "../claims.ts";
import { drawingAlt } from "../drawings.ts";

/** The words of /features/easy-to-use. */
export const easyToUse = {
  title: "Easy to Use",
  description: `Set up in ${claims.setup.inWords}, with nothing to install and no manual. Write one line, and AI drafts the email, text, chat and post for you to approve.`,
  hero: {
    name: "Easy to Use",
    tryFree: "Try Free",
    viewDemo: "View Demo",
    title: `Set up in ${claims.setup.inWords}.`,
    lead: "No manual and no course. Bring your list and write one line: AI drafts the rest, and nothing is sent before you press the button.",
    clocks: [
      {
        id: "setup",
        figure: claims.setup.figure,
        label: "to set up, with your list imported",
        alternative: drawingAlt["features/clock-setup"],
      },
      {
        id: "satisfaction",
        figure: claims.easyToUseSatisfaction.figure,
        label: "satisfaction with ease of use, among our customers",
        alternative: drawingAlt["features/clock-satisfaction"],
      },
      {
        id: "support",
        figure: claims.support.figure,
        label: "support: ready answers at any hour, people on working days",
        alternative: drawingAlt["features/clock-support"],
      },
    ],
  },
  minutes: {
    title: "Setup, minute by minute",
    lead: "Put the kettle on at zero. You can go back a step at any point.",
    steps: [
      {
        at: "0:00",
        title: "Say who you are",
        text: `Name, trade, street. ${site.name} reads your website and picks up your colors.`,
      },
      {
        at: "1:00",
        title: "Import your list",
        text: "A spreadsheet, your phone contacts or your old newsletter. Duplicates are merged.",
      },
      {
        at: "2:00",
        title: "Write one line",
        text: "“Slow Tuesday, two for one on haircuts.” That is all the AI needs.",
      },
      {
        at: "3:00",
        title: "Read the AI’s drafts",
        text: "An email, a text, a chat and a post. Change a word or change nothing.",
      },
      { at: "4:00", title: "Press send", text: "It goes out at each person’s usual hour. Go and make the tea." },
    ],
    end: "5:00",
    kettle: "A kettle at the end of the ruler, steaming",
  },
  photo: {
    title: "Works on the phone you already have",
    text: `${site.name} runs in a browser tab, at the counter or on the bus. There is no app to install and nothing to update.`,
    points: ["Buttons big enough for a thumb", "Drafts saved where you left them", "The same list on every device"],
  },
  words: {
    title: "Jargon you won’t see here",
    struck: [
      "funnel",
      "omnichannel",
      "MQL",
      "nurture stream",
      "lookalike",
      "UTM",
      "drip",
      "persona",
      "attribution window",
    ],
    plain: "We call things what you call them: customers, emails, Thursday.",
  },
  callToAction: { title: "Create a free account.", tryFree: "Try Free", viewDemo: "View Demo" },
  others: "Other features",
} as const;

export type EasyToUseCopy = typeof easyToUse;
