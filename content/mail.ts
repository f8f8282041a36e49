import { site } from "./site.ts";
/** The words of the letters that the authentication service sends. `{email}` and `{newEmail}` are filled in. */

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
    heading: "One click and the address is yours",
    paragraphs: [
      `Someone, probably you, opened a ${site.name} account with {email}. Confirm that the address is yours.`,
      "Open the link in the browser in which you signed up: there it signs you in with the password that you chose.",
    ],
    action: "Confirm my address",
    code: "Where you are asked for a code, type this one:",
    otherwise:
      "If you did not sign up, do not follow the link and do not type the code: they could open the account to the stranger who did.",
  },
  "already-signed-up": {
    subject: `You already have a ${site.name} account`,
    heading: "This address is already delivered",
    paragraphs: [
      `Someone, probably you, tried to open a ${site.name} account with {email}. There is one already, so nothing was changed.`,
      "Log in with the password you have.",
    ],
    otherwise: "If it was not you, you can ignore this letter: your account is as it was.",
  },
  "sign-in": {
    subject: `Your ${site.name} sign-in link`,
    heading: "Your way in",
    paragraphs: [
      "Use this link to sign in as {email}. It works once. Open it where you asked for it, or type its code there.",
    ],
    action: "Sign in",
    code: "Where you are asked for a code, type this one:",
    otherwise: "If you did not ask to sign in, ignore this letter and tell nobody the code.",
  },
  recovery: {
    subject: `Reset your ${site.name} password`,
    heading: "A new password for your account",
    paragraphs: [
      "Someone, probably you, asked to reset the password of {email}. Open the link where you asked for it, or type its code there.",
    ],
    action: "Choose a new password",
    code: "Where you are asked for a code, type this one:",
    otherwise: "If it was not you, ignore this letter: your password stays as it is. Tell nobody the code.",
  },
  "no-account": {
    subject: `No ${site.name} account with this address`,
    heading: "Return to sender",
    paragraphs: [
      `Someone, probably you, asked for a way into a ${site.name} account with {email}. There is no account with this address.`,
      "You may have signed up with another address, or not yet.",
    ],
    otherwise: "If it was not you, you can ignore this letter: we keep nothing about this address.",
  },
  "email-change-current": {
    subject: `Confirm the change of your ${site.name} address`,
    heading: "Moving to a new address",
    paragraphs: [
      "You asked to change the address of your account from {email} to {newEmail}. Confirm it from here and from the new address too.",
    ],
    action: "Confirm the change",
    code: "Where you are asked for a code, type this one:",
    otherwise: "If it was not you, do not confirm, and change your password: someone may be signed in as you.",
  },
  "email-change-new": {
    subject: `Confirm your new ${site.name} address`,
    heading: "Your mail will come here",
    paragraphs: [
      `A ${site.name} account is to move from {email} to {newEmail}. Confirm it from here and from the old address too.`,
    ],
    action: "Confirm this address",
    code: "Where you are asked for a code, type this one:",
    otherwise: "If it was not you, ignore this letter: without it the address is not used.",
  },
  reauthentication: {
    subject: `Your ${site.name} code`,
    heading: "Show that it is you",
    paragraphs: ["You are about to change something important in the account of {email}."],
    code: "Where you are asked for a code, type this one:",
    otherwise: "If it was not you, tell nobody the code and change your password: someone may be signed in as you.",
  },
  "password-changed": {
    subject: `Your ${site.name} password was changed`,
    heading: "New password set",
    paragraphs: ["The password of {email} was changed, and every other device was signed out."],
    otherwise: "If it was not you, write to us at once.",
  },
  "email-changed": {
    subject: `Your ${site.name} address was changed`,
    heading: "The address has moved",
    paragraphs: ["The address of your account was changed from {email} to {newEmail}."],
    otherwise: "If it was not you, write to us at once.",
  },
  "second-step-added": {
    subject: "Two-step sign-in is on",
    heading: "A second lock on the door",
    paragraphs: ["An authenticator app was added to the account of {email}. You will be asked for its code."],
    otherwise: "If it was not you, write to us at once.",
  },
  "second-step-removed": {
    subject: "An authenticator app was removed",
    heading: "One lock fewer",
    paragraphs: [
      "An authenticator app was removed from the account of {email}. With the last app go the recovery codes, and the password alone opens the account.",
    ],
    otherwise: "If it was not you, write to us at once.",
  },
  "recovery-codes-made": {
    subject: "Your recovery codes are new",
    heading: "Ten spare keys",
    paragraphs: [
      "Recovery codes were made for the account of {email}. Each takes the place of your app’s code once; older ones no longer work.",
    ],
    otherwise: "If it was not you, change your password and make new codes in your account, then write to us.",
  },
  "recovery-codes-removed": {
    subject: "Your recovery codes were removed",
    heading: "No spare keys any more",
    paragraphs: [
      "The recovery codes of the account of {email} were removed. Without your app you can no longer log in.",
    ],
    otherwise: "If it was not you, write to us at once.",
  },
  "recovery-code-used": {
    subject: "A recovery code was used",
    heading: "A spare key was used",
    paragraphs: [
      "Somebody logged in to the account of {email} with a recovery code in place of the app’s code. That code no longer works; your account shows how many are left.",
    ],
    otherwise: "If it was not you, change your password and make new codes in your account, then write to us.",
  },
  "identity-linked": {
    subject: "A new way to sign in was added",
    heading: "Another way in",
    paragraphs: [`An outside account was linked to the ${site.name} account of {email}. It can be used to sign in.`],
    otherwise: "If it was not you, remove it in your account and change your password.",
  },
  "identity-unlinked": {
    subject: "A way to sign in was removed",
    heading: "One way in fewer",
    paragraphs: [`A way to sign in was removed from the ${site.name} account of {email}.`],
    otherwise: "If it was not you, write to us at once.",
  },
};

/** The same in every letter. */
export const letterFrame = {
  linkLife: "The link and the code work for 10 minutes, once.",
  codeLife: "The code works for 10 minutes, once.",
  linkFallback: "If the button does not work, copy this address into your browser:",
  help: "Questions? Write to",
} as const;
