/** Words of the islands around sign-up and log-in. On the server alone, which hands them to the islands as props. */
import { captchaWords } from "#app/shell/captcha/captcha-words.ts";
import type { Profile } from "#content/profiles.ts";
import * as account from "#words/account.ts";
import { callbackStatus, emailLink } from "#words/callback-status.ts";
import { captchaDialogs } from "#words/captcha-dialogs.ts";
import { chosenPlans } from "#words/chosen-plans.ts";
import { logInDialog, signUpDialog } from "#words/dialogs.ts";
import { accountMenu, layout, noScripts, signedIn } from "#words/layout.ts";
import type { PublicSettings } from "#shared/public-settings.ts";
import type { BarActionWords } from "./bar-action.island.tsx";
import type { EmailRequestWords, ForgottenWords } from "./email-requests.tsx";
import type { StatusWords } from "./session-status.island.tsx";
import { ownLine } from "#content/own-line.ts";

const { toSales, toDemo, toArticle } = signedIn;
const waysOn = { toSales, toDemo, toArticle };

export const statusWords: StatusWords = {
  signedIn: signedIn.status,
  waysOn,
  loggedOut: accountMenu.loggedOut,
  callback: callbackStatus,
  emailLink,
};

const ofDialog = { closeLabel: layout.close, needsScripts: noScripts.form, chosen: chosenPlans };

export const noticeWords = { ...signUpDialog.alerts, dismissLabel: layout.dismiss };

export const barActionWords = ({ accountScreens }: Profile): BarActionWords => ({
  tryFree: layout.tryFree,
  menu: accountScreens ? accountMenu : undefined,
});

export type LogInWords = ReturnType<typeof logInWords>;

export function logInWords(settings: PublicSettings, { accountScreens }: Profile) {
  const captcha = captchaWords(settings);
  const { forgottenPassword, recoveryCode, secondFactor, identitiesSection: providers, confirmation: resend } = account;
  const live = { forgotten: { ...forgottenPassword, recoveryCode, captcha }, secondFactor, providers, resend };
  return { ...logInDialog, ...ofDialog, captcha, live: accountScreens ? live : undefined };
}

export type SignUpWords = ReturnType<typeof signUpWords>;

export const signUpWords = (settings: PublicSettings) => ({
  ...signUpDialog,
  ...ofDialog,
  captcha: captchaWords(settings),
  newTab: layout.newTab,
  line: ownLine,
  already: signedIn.already,
  waysOn,
});

/** For a page of its own, where the form with a captcha is left to the dialog. */
export function forgottenWords({ captcha }: PublicSettings): ForgottenWords {
  const inDialog = captcha ? captchaDialogs["log-in"] : undefined;
  return { ...account.forgottenPassword, recoveryCode: account.recoveryCode, inDialog };
}

export function resendWords({ captcha }: PublicSettings): EmailRequestWords {
  return { ...account.confirmation, lead: undefined, inDialog: captcha ? captchaDialogs["sign-up"] : undefined };
}
