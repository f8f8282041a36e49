import { whenUsed } from "./format.ts";
import { site } from "./site.ts";

/** Words of the account screens, which only the live profile has (P6). */

const day = whenUsed(() => new Intl.DateTimeFormat(site.locale, { dateStyle: "long" }));
const moment = whenUsed(() => new Intl.DateTimeFormat(site.locale, { dateStyle: "medium", timeStyle: "short" }));
const month = whenUsed(() => new Intl.DateTimeFormat(site.locale, { month: "short", year: "numeric" }));

export const accountPage = {
  title: "Your account",
  description: "Email, password, devices, two-step sign-in and all the data we keep about you.",
  heading: "Your account",
  lead: "How you log in, and all the data we keep about you. Changes take effect at once.",
  loading: "Loading your account…",
  failedTitle: "Your account did not load.",
  tryAgain: "Try again",
  ask: {
    title: "Please log in.",
    text: "This page shows your account once you are logged in.",
    logIn: "Log In",
    signUp: "Try Free",
    needsScripts: "Accounts need JavaScript, which is off in your browser. Turn it on to log in or change anything.",
  },
  postmark: {
    top: "ACCOUNT HOLDER",
    bottom: "LARKPOST",
    since: "Since",
    month: (iso: string): string => month().format(new Date(iso)),
  },
} as const;

/** What an email's link brings somebody back with. */
export const arrivals = {
  halfTitle: "One of two mailboxes confirmed.",
  halfText: "Now open the email in the other mailbox and confirm there too. Until then your old address stays.",
  movedTitle: "Your address has changed.",
  movedText: "Log in with the new one from now on.",
  failedTitle: "That did not work.",
  /** By the service's word for what failed. */
  failures: {
    otp_expired: "The link has expired or was used before.",
    identity_already_exists: "It is linked to an account here already.",
    provider_email_needs_verification: "Verify your email address with that provider first, then try again.",
    bad_oauth_state: "It took too long or was started elsewhere. Please start again.",
    bad_oauth_callback: "The other provider did not sign you in. Please try again.",
    user_banned: "This account is blocked.",
    over_request_rate_limit: "Too many attempts came from here. Please wait a few minutes.",
  },
  /** For any other word. */
  failedText: "Please try again, or ask for a new email.",
  elsewhereText: "You have to finish in the browser in which you started. Please start again in this one.",
} as const;

export const secondStep = {
  lead: "Open your authenticator app and enter the code it shows for this site.",
  code: "Code from your app",
  codeHint: "Six digits. It changes every 30 seconds.",
  submit: "Continue",
  submitting: "Checking…",
  startAgain: "Log in as someone else",
  useRecovery: "Use a recovery code",
  useApp: "Use the code from my app",
  recoveryLead: "Enter one of the ten codes you saved when you set up the app. Each works once.",
  recoveryCode: "Recovery code",
  recoveryCodeHint: "Sixteen letters and digits. You can leave out the hyphens.",
  lost: `Lost the phone and the codes? Write to ${site.contacts.help}.`,
} as const;

const emailWords = {
  email: "Email",
  emailPlaceholder: "you@yourshop.example",
  submitting: "Sending…",
} as const;

export const forgottenPassword = {
  ...emailWords,
  lead: "Enter the email address of your account. We will email you a link to set a new password.",
  submit: "Send the email",
  sentTitle: "Check your email.",
  sentText: (email: string): string =>
    `An email to ${email} is on its way. Open its link in this browser: it works once, for ten minutes. If that address has no account, the email says so.`,
  back: "Back to Log In",
} as const;

/** Below what says that the email is on its way. */
export const recoveryCode = {
  code: "Code from the email",
  codeHint: "If you read the email on another device, enter its six-digit code here.",
  submit: "Continue",
  submitting: "Checking…",
} as const;

export const newPassword = {
  title: "Set a new password",
  description: "Choose a new password for your account.",
  heading: "Set a new password",
  lead: "Choose one that you use nowhere else. Saving it signs out every other device.",
  label: "New password",
  hint: "A short sentence is easy to remember and hard to guess.",
  submit: "Save the new password",
  submitting: "Saving…",
  savedTitle: "Your new password is set.",
  savedText: "You are signed in on this device, and nowhere else.",
  toAccount: "Go to your account",
  waiting: "Checking the link…",
  expiredTitle: "This link no longer works.",
  expiredText: "It has expired, or it was used before. Ask for a new one.",
  elsewhereTitle: "This link works only where it was requested.",
  elsewhereText: "It was requested in another browser. Ask for an email here, and open it here or enter its code.",
} as const;

export const confirmation = {
  ...emailWords,
  title: "Confirm your address",
  description: "Confirms the email address of a new account.",
  heading: "Confirm your address",
  lead: "The last step of creating an account.",
  waiting: "Checking the link…",
  doneTitle: "Your address is confirmed.",
  doneText: (email: string): string => `You are signed in as ${email}.`,
  severalText: "More than one password was entered for it. If yours does not work, set a new one.",
  elsewhereText: "Please log in with the password that you signed up with.",
  unsetText:
    "More than one password was entered for it, so none was kept. Ask for an email here to set yours, and open it here.",
  toPassword: "Set a new password",
  toAccount: "Go to your account",
  toServices: "See the ten services",
  expiredTitle: "This link no longer works.",
  expiredText: "It has expired, or it was used before. If your address is not confirmed yet, ask for a new email.",
  nothingTitle: "Please confirm your address.",
  nothingText: "Open the email we sent when you signed up, in the same browser. If it got lost, ask for a new one.",
  submit: "Send a new email",
  sentTitle: "Check your email.",
  sentText: (email: string): string =>
    `If ${email} is waiting to be confirmed, a new email is on its way. Open its link in this browser: it works once, for ten minutes.`,
} as const;

export const emailCounter = {
  title: "Email",
  line: "Where we reach you, and what you log in with.",
  current: "Your address",
  waiting: (email: string): string => `Waiting for both mailboxes to confirm ${email}.`,
  label: "New email",
  placeholder: "you@yourshop.example",
  hint: "We email both addresses. The change takes effect when both have confirmed.",
  submit: "Change email",
  submitting: "Sending…",
  sentTitle: "Two emails are on their way.",
  sentText: (email: string): string =>
    `Confirm in your current mailbox and in ${email}. Until then your old address stays.`,
} as const;

export const proof = {
  title: "Confirm that it’s you",
  lead: "This change needs your password or a code. Your answer counts for five minutes.",
  currentPassword: "Current password",
  code: "Code from our email",
  codeHint: (email: string): string => `We sent it to ${email}. It works once, for ten minutes.`,
  useCode: "Email me a code",
  usePassword: "Use my current password",
  useApp: "Use a code from my app",
  submit: "Continue",
  submitting: "Checking…",
  cancel: "Cancel",
  sending: "Sending the code…",
} as const;

export const passwordCounter = {
  title: "Password",
  line: "Changing it signs out every other device.",
  label: "New password",
  hint: "A short sentence is easy to remember and hard to guess.",
  submit: "Change password",
  submitting: "Saving…",
  savedTitle: "Your password is changed.",
  savedText: "Every other device is signed out. We sent you an email about it.",
} as const;

export const twoStepCounter = {
  title: "Two-step sign-in",
  line: "After the password, a code from an app on your phone. A stolen password alone is not enough.",
  off: "It is off.",
  on: "It is on. You are asked for a code each time you log in.",
  setUp: "Set up an app",
  preparing: "Preparing…",
  steps: {
    scan: "Scan this QR code with any authenticator app.",
    typed: "Or enter this key in the app:",
    verify: "Then enter the code that the app shows.",
  },
  qrCode: "QR code that adds this account to an authenticator app",
  code: "Code from your app",
  codeHint: "Six digits. It changes every 30 seconds.",
  submit: "Turn it on",
  submitting: "Checking…",
  cancel: "Not now",
  doneTitle: "Two-step sign-in is on.",
  doneText: "Devices that had not used a code are signed out. We sent you an email about it.",
  app: "Authenticator app",
  added: (iso: string): string => `added ${day().format(new Date(iso))}`,
  remove: "Remove",
  removeQuestion: "Without it, the password alone opens your account.",
  removeYes: "Yes, remove it",
  removeNo: "Keep it",
  removedTitle: "Two-step sign-in is off.",
  removedText: "You are asked for your password only.",
} as const;

export const recoveryCodes = {
  title: "Save these ten recovery codes.",
  text: "Each one logs you in once, without your phone. You see them only now: save the file, or write them down.",
  save: "Download as text",
  kept: "I have saved them",
  putAway: "Your recovery codes are no longer shown.",
  fileName: "larkpost-recovery-codes.txt",
  file: (email: string, made: Date, codes: readonly string[]): string =>
    [
      `${site.name} recovery codes for ${email}`,
      `Made on ${day().format(made)}. Each works once, after your password, in place of the code from your app.`,
      "",
      ...codes,
      "",
    ].join("\n"),
  row: "Recovery codes",
  left: (count: number | null): string =>
    count === null ? "none made: without your phone you could not log in" : `${count} of 10 left`,
  renew: "Make new codes",
  makeQuestion: "You get ten codes. Keep them apart from your phone.",
  renewQuestion: "The codes you have now will stop working.",
  renewYes: "Yes, make ten",
  renewNo: "Not now",
} as const;

export const devicesCounter = {
  title: "Devices",
  line: "Where you are signed in now.",
  current: "This device",
  unknownDevice: "Unknown device",
  device: (browser: string, system: string): string => [browser, system].filter(Boolean).join(" on "),
  seen: (iso: string): string => `last seen ${moment().format(new Date(iso))}`,
  address: (ip: string): string => `from ${ip}`,
  end: "Sign out",
  endLabel: (device: string, seen: string): string => `Sign out: ${device}, ${seen}`,
  endOthers: "Sign out everywhere else",
  onlyHere: "You are signed in on this device only.",
  othersUnknown: "Signs out every browser but this one.",
  ended: "That device is signed out.",
  othersEnded: "Every other device is signed out.",
  working: "Signing out…",
} as const;

export const waysInCounter = {
  title: "Linked accounts",
  line: "Log in with an account you have elsewhere.",
  names: { github: "GitHub", google: "Google" },
  linked: "Linked",
  notLinked: "Not linked",
  link: (provider: string): string => `Link ${provider}`,
  unlink: (provider: string): string => `Unlink ${provider}`,
  unlinkQuestion: (provider: string): string => `You will no longer be able to log in with ${provider}.`,
  unlinkYes: "Yes, unlink it",
  unlinkNo: "Keep it",
  onlyWay: "It is your only way to log in. Set a password first.",
  unlinked: "It is unlinked.",
  working: "One moment…",
  /** In the Log In dialog. */
  continueWith: (provider: string): string => `Continue with ${provider}`,
} as const;

export const myDataCounter = {
  title: "My data",
  line: "What we keep about you: the account, its devices, and the messages you left with this address.",
  submit: "Download my data",
  submitting: "Collecting…",
  fileName: "larkpost-my-data.json",
  done: "The file is in your downloads. It is JSON, which any text editor opens.",
} as const;

export const deletionCounter = {
  title: "Delete my account",
  line: "This deletes the account, its devices, its linked accounts, and the messages you left with this address. It can’t be undone.",
  open: "Delete my account…",
  label: "Your email, to confirm",
  hint: (email: string): string => `Type ${email}.`,
  mismatch: "That is not the address of this account.",
  submit: "Delete permanently",
  submitting: "Deleting…",
  cancel: "Keep my account",
  doneTitle: "Your account is deleted.",
  doneText: "Thank you for being with us. You can close this page.",
  byLetter: `To have your account deleted, write to ${site.contacts.privacy} from its address.`,
} as const;

/** Browsers and systems as they name themselves; the first that fits counts, because later ones borrow earlier names. */
export const browserNames: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

export const systemNames: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/CrOS/, "ChromeOS"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/Linux/, "Linux"],
];
