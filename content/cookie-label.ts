/** The cookie label of the live profile: one remembered choice, three equal answers (P1). */
export const cookieLabel = {
  heading: "Cookies",
  remembered: {
    text: "Your browser keeps your sign-in and your choices, because the site needs them. Anything more needs your consent.",
    acceptAll: "Accept all",
    onlyNeeded: "Only needed",
    choose: "Choose",
    save: "Save my choice",
    saved: "Your choice is saved in this browser.",
    globalPrivacyControl:
      "Your browser sends Global Privacy Control. We treat it as a no to everything that is not needed.",
  },
  categories: [
    {
      id: "needed",
      name: "Needed",
      line: "Your sign-in, this choice, and light or dark. Always on: the site can’t work without them.",
      alwaysOn: true,
    },
    {
      id: "statistics",
      name: "Statistics",
      line: "Counting visits. Nothing of this kind runs today; your answer would decide it.",
      alwaysOn: false,
    },
    {
      id: "advertising",
      name: "Advertising",
      line: "Measuring ads on other sites. Nothing of this kind runs today; your answer would decide it.",
      alwaysOn: false,
    },
  ],
} as const;

export type ConsentCategory = (typeof cookieLabel.categories)[number]["id"];
