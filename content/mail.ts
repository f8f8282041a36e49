import { site } from "./site.ts";
/** The words of the emails that the authentication service sends. `{email}` and `{newEmail}` are filled in. */

export type LetterKind =
  | "confirm-sign-up"
  | "already-signed-up"
  | "sign-in"
  | "recovery"
  | "no-account"
  | "email-change-current"
  | "email-change-new"
  | "reauthentication"
  | "password-changed"
  | "email-changed"
  | "second-step-added"
  | "second-step-removed"
  | "recovery-codes-made"
  | "recovery-codes-removed"
  | "recovery-code-used"
  | "identity-linked"
  | "identity-unlinked";

export interface LetterWords {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The label of the link, where the letter has one. */
  readonly action?: string;
  /** Stands above the short code, where the letter has one. */
  readonly code?: string;
  /** What to do if the reader did not ask for this. */
  readonly otherwise: string;
}

export const letters: Readonly<Record<LetterKind, LetterWords>> = {
  "confirm-sign-up": {
    subject: `Confirm your ${site.name} account`,
    heading: "Confirm your email address",
    paragraphs: [
      `Someone, probably you, created a ${site.name} account with {email}. Confirm that the address is yours.`,
      "Open the link in the browser in which you signed up: it signs you in there with the password you chose.",
    ],
    action: "Confirm my address",
    code: "If you are asked for a code, enter this one:",
    otherwise:
      "If you did not sign up, do not open the link or enter the code: that could give the account to the stranger who did.",
  },
  "already-signed-up": {
    subject: `You already have a ${site.name} account`,
    heading: "You already have an account",
    paragraphs: [
      `Someone, probably you, tried to create a ${site.name} account with {email}. There is one already, so nothing was changed.`,
      "Log in with your current password.",
    ],
    otherwise: "If it was not you, you can ignore this email: your account has not changed.",
  },
  "sign-in": {
    subject: `Your ${site.name} sign-in link`,
    heading: "Sign in",
    paragraphs: [
      "Use this link to sign in as {email}. It works once. Open it in the browser in which you asked for it, or enter its code there.",
    ],
    action: "Sign in",
    code: "If you are asked for a code, enter this one:",
    otherwise: "If you did not ask to sign in, ignore this email and tell nobody the code.",
  },
  recovery: {
    subject: `Reset your ${site.name} password`,
    heading: "Reset your password",
    paragraphs: [
      "Someone, probably you, asked to reset the password of {email}. Open the link in the browser in which you asked for it, or enter its code there.",
    ],
    action: "Choose a new password",
    code: "If you are asked for a code, enter this one:",
    otherwise: "If it was not you, ignore this email: your password stays the same. Tell nobody the code.",
  },
  "no-account": {
    subject: `No ${site.name} account with this address`,
    heading: "No account with this address",
    paragraphs: [
      `Someone, probably you, tried to get into a ${site.name} account with {email}. There is no account with this address.`,
      "You may have signed up with another address, or not yet.",
    ],
    otherwise: "If it was not you, you can ignore this email: we keep nothing about this address.",
  },
  "email-change-current": {
    subject: `Confirm the change of your ${site.name} address`,
    heading: "Confirm your new address",
    paragraphs: [
      "You asked to change the address of your account from {email} to {newEmail}. Please confirm it here and at the new address.",
    ],
    action: "Confirm the change",
    code: "If you are asked for a code, enter this one:",
    otherwise: "If it was not you, do not confirm, and change your password: someone may be signed in as you.",
  },
  "email-change-new": {
    subject: `Confirm your new ${site.name} address`,
    heading: "Confirm this address",
    paragraphs: [
      `Someone, probably you, asked to move a ${site.name} account from {email} to {newEmail}. Please confirm it here and at the old address.`,
    ],
    action: "Confirm this address",
    code: "If you are asked for a code, enter this one:",
    otherwise: "If it was not you, ignore this email: the address is not used unless you confirm.",
  },
  reauthentication: {
    subject: `Your ${site.name} code`,
    heading: "Confirm that it’s you",
    paragraphs: ["You are about to change something important in the account of {email}."],
    code: "If you are asked for a code, enter this one:",
    otherwise: "If it was not you, tell nobody the code and change your password: someone may be signed in as you.",
  },
  "password-changed": {
    subject: `Your ${site.name} password was changed`,
    heading: "Your password was changed",
    paragraphs: ["The password of {email} was changed, and every other device was signed out."],
    otherwise: "If it was not you, write to us right away.",
  },
  "email-changed": {
    subject: `Your ${site.name} address was changed`,
    heading: "Your address was changed",
    paragraphs: ["The address of your account was changed from {email} to {newEmail}."],
    otherwise: "If it was not you, write to us right away.",
  },
  "second-step-added": {
    subject: "Two-step sign-in is on",
    heading: "Two-step sign-in is on",
    paragraphs: ["An authenticator app was added to the account of {email}. You will be asked for its code."],
    otherwise: "If it was not you, write to us right away.",
  },
  "second-step-removed": {
    subject: "An authenticator app was removed",
    heading: "An authenticator app was removed",
    paragraphs: [
      "An authenticator app was removed from the account of {email}. If it was the last one, the recovery codes are gone too, and the password alone opens the account.",
    ],
    otherwise: "If it was not you, write to us right away.",
  },
  "recovery-codes-made": {
    subject: "You have new recovery codes",
    heading: "You have new recovery codes",
    paragraphs: [
      "New recovery codes were made for the account of {email}. Each replaces your app’s code once; older ones no longer work.",
    ],
    otherwise: "If it was not you, change your password and make new codes in your account, then write to us.",
  },
  "recovery-codes-removed": {
    subject: "Your recovery codes were removed",
    heading: "Your recovery codes were removed",
    paragraphs: [
      "The recovery codes of the account of {email} were removed. Without your app, you can no longer log in.",
    ],
    otherwise: "If it was not you, write to us right away.",
  },
  "recovery-code-used": {
    subject: "A recovery code was used",
    heading: "A recovery code was used",
    paragraphs: [
      "Someone logged in to the account of {email} with a recovery code instead of the app’s code. That code no longer works; your account shows how many are left.",
    ],
    otherwise: "If it was not you, change your password and make new codes in your account, then write to us.",
  },
  "identity-linked": {
    subject: "A new way to sign in was added",
    heading: "A new way to sign in was added",
    paragraphs: [`An account elsewhere was linked to the ${site.name} account of {email}. It can be used to sign in.`],
    otherwise: "If it was not you, remove it in your account and change your password.",
  },
  "identity-unlinked": {
    subject: "A way to sign in was removed",
    heading: "A way to sign in was removed",
    paragraphs: [`A way to sign in was removed from the ${site.name} account of {email}.`],
    otherwise: "If it was not you, write to us right away.",
  },
};

/** The same in every letter. */
export const letterFrame = {
  linkLife: "The link and the code work for 10 minutes, once.",
  codeLife: "The code works for 10 minutes, once.",
  linkFallback: "If the button does not work, copy this address into your browser:",
  help: "Questions? Write to",
} as const;

/** The letters to the team, of messages (TEAM_EMAIL). Plain text; `{…}` is filled in. A subject never holds a visitor's words. */
export const teamLetters = {
  contactSubject: `A message to sales of ${site.name}`,
  chatSubject: `A question in the chat of ${site.name}`,
  digestSubject: `{count} messages to ${site.name}`,
  digestBegin: "{count} messages came in within a short time, so they come in one letter.",
  contactBegin: "Somebody wrote to sales:",
  chatBegin: "Somebody left a question in the chat:",
  fields: { name: "Name", business: "Business", email: "Address", page: "Page", created_at: "Time", id: "Number" },
  shortBegin: "The others, without their words:",
  end: "Answer to the address above. The words behind > are the visitor’s, whom nobody has checked; dots in addresses are written [.] so that no link can be clicked.",
} as const;
