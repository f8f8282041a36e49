/** Words of the account screens. On the server alone, which hands them to the screens' islands as props. */
import { forgottenWords, resendWords } from "#app/features/auth/auth-words.ts";
import { contactSalesWords } from "#app/features/contact/contact-words.ts";
import { pick } from "#app/lib/pick.ts";
import * as words from "#content/generated/account.ts";
import { logInDialog } from "#content/generated/dialogs.ts";
import { passwordField } from "#content/generated/forms.ts";
import type { PublicSettings } from "#shared/public-settings.ts";

const { accountPage, newPassword, confirmation, secondFactor } = words;
const { needsScripts, ...ask } = accountPage.ask;
const { secondFactorTitle } = logInDialog;
const reveal = passwordField;
const reauthentication = { ...words.reauthentication, app: pick(secondFactor, "code", "codeHint"), reveal };

export const accountWords = {
  sheet: { ...pick(accountPage, "heading", "lead"), needsScripts },
  ask,
  ...pick(accountPage, "loading", "failedTitle", "tryAgain", "postmark"),
  secondFactorTitle,
  secondFactor,
  callback: words.callbackNote,
  plans: words.plansSection,
  sales: contactSalesWords,
  reauthentication,
  email: words.emailSection,
  password: { ...words.passwordSection, reveal },
  twoFactor: { section: words.twoFactorSection, codes: words.recoveryCodes },
  devices: words.devicesSection,
  identities: words.identitiesSection,
  myData: words.myDataSection,
  deletion: words.deletionSection,
};
export type AccountWords = typeof accountWords;

export function setPasswordWords(settings: PublicSettings) {
  const { title: _, description: __, ...screen } = newPassword;
  const forgotten = forgottenWords(settings);
  return { ...screen, needsScripts, secondFactorTitle, secondFactor, reveal, reauthentication, forgotten };
}
export type SetPasswordWords = ReturnType<typeof setPasswordWords>;

export function confirmWords(settings: PublicSettings) {
  const { title: _, description: __, ...screen } = confirmation;
  return {
    ...screen,
    needsScripts,
    logIn: logInDialog.submit,
    secondFactorTitle,
    secondFactor,
    forgotten: forgottenWords(settings),
    resend: resendWords(settings),
  };
}
export type ConfirmWords = ReturnType<typeof confirmWords>;
