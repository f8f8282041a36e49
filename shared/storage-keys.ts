export const storageKeys = {
  theme: "larkpost-theme",
  /** Set once the visitor has accepted or declined a language (app/shell/languages/languages.enhance.ts). */
  languageOffer: "larkpost-language",
  session: "larkpost-session",
  consent: "larkpost-consent",
  /** Holds the secret of this device's conversation with the team (app/data/stored-thread.ts). */
  conversation: "larkpost-conversation",
  /** Set when a link in an open chat is followed, so that the tab's next page reopens it (app/shell/chat/chat.island.tsx). */
  openChat: "larkpost-chat",
  /** Set while the cookie notice stays hidden in this tab after Accept (app/browser/start.ts). */
  accepted: "larkpost-accepted",
  /** Service whose card was pressed. Kept until its page opens (app/pages/home/choose-service.enhance.ts). */
  chosenService: "larkpost-service",
  /** The visitor's text from the home page or /demo, in this tab (app/shell/own-line.ts). */
  ownLine: "larkpost-line",
  /** Shop, goal and name chosen on /demo, in this tab (app/pages/demo/use-demo.ts). */
  demo: "larkpost-demo",
  /** Chosen plans. Kept until they are used (app/calculator/chosen-plans.ts). */
  plans: "larkpost-plans",
} as const;
