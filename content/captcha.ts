/** Who asks the visitor to prove to be a person, where the owner has set one up, and where its widget comes from. */
export const captchaProviders = {
  turnstile: { name: "Cloudflare Turnstile", host: "challenges.cloudflare.com" },
  hcaptcha: { name: "hCaptcha", host: "hcaptcha.com" },
} as const;

export type CaptchaProvider = keyof typeof captchaProviders;

export const captchaField = {
  label: "Security check",
  note: (provider: CaptchaProvider): string =>
    `${captchaProviders[provider].name} checks that a person is filling in this form. It is loaded from ${captchaProviders[provider].host} when the form opens, not before.`,
  loading: "The security check is loading…",
  passed: "The security check is done.",
  expired: "The security check ran out of time. Please do it once more.",
  unfinished: "The security check is not finished yet. Finish it, then send the form again.",
  failed: (provider: CaptchaProvider): string =>
    `The security check from ${captchaProviders[provider].host} does not work at the moment, and the form can’t be sent without it. A lost connection or a content blocker may be the cause.`,
  tryAgain: "Try the check again",
} as const;

/** Where a letter is asked for on a page, and a security check comes first. */
export const captchaDialogs = {
  "log-in": {
    text: "To have a new letter sent, open the log-in form and choose “Forgot your password?”. There is a security check there.",
    open: "Open the log-in form",
  },
  "sign-up": {
    text: "To have a new letter sent, sign up once more with the same address. There is a security check in that form.",
    open: "Open the sign-up form",
  },
} as const;
