import { site } from "./site.ts";

/** Words of the shell that stands around every page. */
export const layout = {
  skipLink: "Skip to content",
  homeLink: `${site.name}, home page`,
  newTab: "opens in a new tab",
  mainNavigation: "Main",
  logIn: "Log In",
  tryFree: "Try Free",
  menu: { open: "Menu", title: "Menu", close: "Close menu", back: "Back to the menu" },
  close: "Close",
  dismiss: "Dismiss message",
  nextStep: "Next step",
  loadingPage: "Loading the page",
} as const;

export const themeSwitch = {
  label: "Switch day and night",
  toNight: "Switch to night",
  toDay: "Switch to day",
} as const;

/** Told after a sign-in, in the status line under the bar (D10). */
export const signedIn = {
  status: (email: string): string => `Signed in as ${email}`,
} as const;

/** The account menu of the live profile. */
export const accountMenu = {
  label: "Your account",
  account: "Account",
  logOut: "Log out",
  loggedOut: "You are logged out on this device.",
} as const;

/** What is true where scripts are off (D13). */
export const noScripts = {
  form: "Sending this form needs scripts, and they are off in your browser. Nothing you type here goes anywhere.",
  chat: "The answers below work without scripts. Leaving a message does not: scripts are off in your browser.",
  demo: "The demo needs scripts to redraw the previews. Until they run, it shows one sample.",
  list: "Scripts are off in your browser, so the list below came with the page.",
  pricing: "Scripts are off in your browser, so the plans of all services are listed below.",
} as const;

export const footer = {
  label: "Footer",
  newsletter: {
    label: "Newsletter, by email",
    placeholder: "you@yourshop.example",
    submit: "Subscribe",
    submitLabel: "Subscribe to the newsletter",
  },
  sms: {
    label: "News, by text",
    placeholder: "+44 7700 900123",
    submit: "Text me",
    submitLabel: "Text me news",
  },
  legalLabel: "Legal",
  cookieChoices: "Cookie choices",
  priceNote: "Prices in US dollars.",
} as const;

/** The two lists that the browser reads from the backend: spinner, nothing there, failure (P5). */
export const lists = {
  caseStudies: {
    loading: "Sorting the postcards…",
    emptyTitle: "No postcards today.",
    emptyText: "There are no case studies to show.",
    /** The live profile only: in spec a failure shows the empty list. */
    failedTitle: "The postcards did not arrive.",
    failedText: "The list could not be loaded. Nothing is lost; it can be asked for again.",
    tryAgain: "Try again",
  },
  platforms: {
    loading: "Opening the drawer…",
    emptyTitle: "This drawer is empty.",
    emptyText: "There are no platforms to show.",
    failedTitle: "The drawer is stuck.",
    failedText: "The directory could not be loaded. Please ask for it once more.",
    tryAgain: "Try again",
  },
} as const;
