/** Words of the account screens. On the server alone, which hands them to the screens' islands as props. */
import * as words from "#words/account.ts";
import { emailLink } from "#words/callback-status.ts";
import { logInDialog } from "#words/dialogs.ts";
import { layout } from "#words/layout.ts";

const { accountPage, secondFactor } = words;
const { needsScripts } = accountPage;
const reauthentication = { ...words.reauthentication, close: layout.close, app: secondFactor };

export const accountWords = {
  ...accountPage,
  secondFactor,
  callback: words.callbackNote,
  emailLink,
  plans: words.plansSection,
  reauthentication,
  email: words.emailSection,
  password: words.passwordSection,
  twoFactor: { section: words.twoFactorSection, codes: words.recoveryCodes },
  devices: words.devicesSection,
  identities: words.identitiesSection,
  myData: words.myDataSection,
  deletion: words.deletionSection,
};
export type AccountWords = typeof accountWords;

export const setPasswordWords = { ...words.newPassword, needsScripts, secondFactor, reauthentication, emailLink };
export type SetPasswordWords = typeof setPasswordWords;

export const confirmWords = { ...words.confirmation, needsScripts, secondFactor, emailLink, logIn: logInDialog.submit };
export type ConfirmWords = typeof confirmWords;
