import { site } from "../site.ts";
import { claims } from "../claims.ts";
import { drawingAlt } from "../drawings.ts";

/** The words of /features/easy-to-use. */
export const easyToUse = {
  title: "Easy to Use",
  description: `Five minutes to set up, nothing to install and no manual. If you can write a note to a customer, you can run ${site.name}.`,
  hero: {
    title: "Ready before the kettle.",
    lead: "No manual and no course. Five steps, and none that you have not taken before.",
    clocks: [
      {
        id: "setup",
        figure: claims.setup.figure,
        label: "to set up, list included",
        alternative: drawingAlt["features/clock-setup"],
      },
      {
        id: "satisfaction",
        figure: claims.easyToUseSatisfaction.figure,
        label: "customer satisfaction",
        alternative: drawingAlt["features/clock-satisfaction"],
      },
      {
        id: "support",
        figure: claims.support.figure,
        label: "support, day and night",
        alternative: drawingAlt["features/clock-support"],
      },
    ],
  },
  minutes: {
    title: "Five minutes, minute by minute",
    lead: "Put the kettle on at nought. You can go back a step at any point, and nothing is sent before you press the button.",
    steps: [
      {
        at: "0:00",
        title: "Say who you are",
        text: `Name, trade, street. ${site.name} reads your website and picks up your colours.`,
      },
      {
        at: "1:00",
        title: "Bring your list",
        text: "A spreadsheet, your phone contacts or your old newsletter. Doubles are merged.",
      },
      { at: "2:00", title: "Write one line", text: "“Quiet Tuesday, two for one on cuts.” That is the whole brief." },
      {
        at: "3:00",
        title: "Read the drafts",
        text: "An email, a text, a chat and a post. Change a word or change nothing.",
      },
      { at: "4:00", title: "Press send", text: "It leaves at each person’s hour. Go and make the tea." },
    ],
    end: "5:00",
    kettle: "A kettle at the end of the ruler, steaming",
  },
  photo: {
    title: "On the phone you already have",
    text: "The desk fits in a browser tab, on the till or on the bus. There is no app to install and nothing to keep up to date.",
    points: ["Thumb-sized buttons", "A draft waits where you left it", "The same list on every screen"],
  },
  words: {
    title: "Words you will not meet here",
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
    plain: "We call things what you call them: customers, letters, Thursday.",
  },
  callToAction: { title: "Start the clock.", tryFree: "Try Free", viewDemo: "View Demo" },
  others: "Other features",
} as const;

export type EasyToUseCopy = typeof easyToUse;
