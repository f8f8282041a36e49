/** Words of the account screens. On the server alone, which hands them to the screens' islands as props. */
import { pick } from "#app/browser/pick.ts";
import * as words from "#content/generated/account.ts";
import { logInDialog } from "#content/generated/dialogs.ts";
import { layout } from "#content/generated/layout.ts";

const { needsScripts, ...ask } = words.accountPage.ask;
const { secondFactorTitle } = logInDialog;
const reauthentication = {
  ...words.reauthentication,
  close: layout.close,
  app: pick(words.secondFactor, "code", "codeHint"),
};

export const accountWords = {
  sheet: { ...pick(words.accountPage, "heading", "lead"), needsScripts },
  ask,
  ...pick(words.accountPage, "loading", "failedTitle", "tryAgain", "postmark"),
  secondFactorTitle,
  callback: words.callbackNote,
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

export const setPasswordWords = { ...words.newPassword, needsScripts, secondFactorTitle, reauthentication };
export type SetPasswordWords = typeof setPasswordWords;

export const confirmWords = { ...words.confirmation, needsScripts, secondFactorTitle, logIn: logInDialog.submit };
export type ConfirmWords = typeof confirmWords;
