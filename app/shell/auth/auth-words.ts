/** Words of the islands around sign-up and log-in. On the server alone, which hands them to the islands as props. */
import { captchaWords } from "#app/shell/captcha/captcha-words.ts";
import { pick } from "#app/browser/pick.ts";
import type { Profile } from "#content/profiles.ts";
import * as account from "#content/generated/account.ts";
import { callbackStatus } from "#content/generated/callback-status.ts";
import { captchaDialogs } from "#content/generated/captcha-dialogs.ts";
import { chosenPlans } from "#content/generated/chosen-plans.ts";
import { logInDialog, signUpDialog } from "#content/generated/dialogs.ts";
import { accountMenu, layout, noScripts, signedIn } from "#content/generated/layout.ts";
import type { PublicSettings } from "#shared/public-settings.ts";
import type { BarActionWords } from "./bar-action.island.tsx";
import type { EmailRequestWords, ForgottenWords } from "./email-requests.tsx";
import type { StatusWords } from "./session-status.island.tsx";
import { ownLine } from "#content/own-line.ts";

export const statusWords: StatusWords = {
  signedIn: signedIn.status,
  loggedOut: accountMenu.loggedOut,
  callback: callbackStatus,
};

export const noticeWords = {
  message: signUpDialog.alerts.success,
  postmark: signUpDialog.alerts.postmark,
  dismissLabel: layout.dismiss,
};

export const barActionWords = ({ accountScreens }: Profile): BarActionWords => ({
  tryFree: layout.tryFree,
  menu: accountScreens ? pick(accountMenu, "label", "account", "logOut") : undefined,
});

export const secondFactorWords = account.secondFactor;

const chosen = { ...chosenPlans, ...pick(signUpDialog, "chosenPlan", "chosenPlanNote") };

export type LogInWords = ReturnType<typeof logInWords>;

export function logInWords(settings: PublicSettings, { accountScreens }: Profile) {
  const captcha = captchaWords(settings);
  return {
    dialog: { ...pick(logInDialog, "title"), closeLabel: layout.close },
    form: {
      ...pick(logInDialog, "lead", "email", "emailPlaceholder", "password", "submit", "submitting"),
      needsScripts: noScripts.form,
      captcha,
      resend: accountScreens ? pick(account.confirmation, "submit", "submitting", "sentTitle", "sentText") : undefined,
    },
    toSignUp: logInDialog.toSignUp,
    chosen,
    live: accountScreens
      ? {
          ...pick(logInDialog, "forgotPassword", "forgottenTitle", "secondFactorTitle"),
          forgotten: { ...account.forgottenPassword, recoveryCode: account.recoveryCode, captcha },
          secondFactor: secondFactorWords,
          providers: pick(account.identitiesSection, "continueWith", "names"),
        }
      : undefined,
  };
}

export type SignUpWords = ReturnType<typeof signUpWords>;

export function signUpWords(settings: PublicSettings) {
  return {
    dialog: { ...pick(signUpDialog, "title"), closeLabel: layout.close },
    lead: signUpDialog.lead,
    form: {
      ...pick(signUpDialog, "email", "emailPlaceholder", "password", "passwordHint", "confirmPassword", "terms"),
      ...pick(signUpDialog, "submit", "submitting"),
      passwordsDiffer: signUpDialog.alerts.passwordsDiffer,
      newTab: layout.newTab,
      needsScripts: noScripts.form,
      captcha: captchaWords(settings),
    },
    toLogIn: signUpDialog.toLogIn,
    chosen,
    line: pick(ownLine, "signUpTitle", "signUpNote"),
  };
}

/** For a page of its own, where the form with a captcha is left to the dialog. */
export function forgottenWords({ captcha }: PublicSettings): ForgottenWords {
  const inDialog = captcha ? captchaDialogs["log-in"] : undefined;
  return { ...account.forgottenPassword, recoveryCode: account.recoveryCode, inDialog };
}

export function resendWords({ captcha }: PublicSettings): EmailRequestWords {
  const words = pick(
    account.confirmation,
    "email",
    "emailPlaceholder",
    "submit",
    "submitting",
    "sentTitle",
    "sentText",
  );
  return { ...words, inDialog: captcha ? captchaDialogs["sign-up"] : undefined };
}
