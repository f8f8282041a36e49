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
  label: "Switch between light and dark",
  toNight: "Switch to dark",
  toDay: "Switch to light",
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
  form: "This form needs JavaScript, which is off in your browser. Nothing you type here is sent.",
  chat: "JavaScript is off in your browser. You can read the answers below, but you can’t leave a message.",
  demo: "The demo needs JavaScript to redraw the previews. Without it, you see one sample.",
  list: "JavaScript is off in your browser, so the list below came with the page.",
  pricing: "JavaScript is off in your browser, so the plans of all services are listed below.",
} as const;

export const footer = {
  label: "Footer",
  newsletter: {
    label: "Email newsletter",
    placeholder: "you@yourshop.example",
    submit: "Subscribe",
    submitLabel: "Subscribe to the newsletter",
  },
  sms: {
    label: "Updates by text",
    placeholder: "+1 202 555 0123",
    submit: "Text me",
    submitLabel: "Text me updates",
  },
  legalLabel: "Legal",
  cookieChoices: "Cookie choices",
  priceNote: "Prices in US dollars.",
} as const;

/** The two lists that the browser reads from the backend: spinner, nothing there, failure (P5). */
export const lists = {
  caseStudies: {
    loading: "Loading the case studies…",
    emptyTitle: "No case studies yet.",
    emptyText: "There are no case studies to show.",
    /** The live profile only: in spec a failure shows the empty list. */
    failedTitle: "The case studies did not load.",
    failedText: "The list could not be loaded. Please try again.",
    tryAgain: "Try again",
  },
  platforms: {
    loading: "Loading the directory…",
    emptyTitle: "The directory is empty.",
    emptyText: "There are no platforms to show.",
    failedTitle: "The directory did not load.",
    failedText: "The list of platforms could not be loaded. Please try again.",
    tryAgain: "Try again",
  },
} as const;
