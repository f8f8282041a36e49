/** Who asks the visitor to prove to be a person, where the owner has set one up, and where its widget comes from. */
export const captchaProviders = {
  turnstile: { name: "Cloudflare Turnstile", host: "challenges.cloudflare.com" },
  hcaptcha: { name: "hCaptcha", host: "hcaptcha.com" },
} as const;

export type CaptchaProvider = keyof typeof captchaProviders;

export const captchaField = {
  label: "Security check",
  note: (provider: CaptchaProvider): string =>
    `${captchaProviders[provider].name} checks that a person is filling out this form. It loads from ${captchaProviders[provider].host} when the form opens, not before.`,
  loading: "The security check is loading…",
  passed: "The security check is done.",
  expired: "The security check expired. Please complete it again.",
  unfinished: "The security check is not finished yet. Finish it, then submit the form again.",
  failed: (provider: CaptchaProvider): string =>
    `The security check from ${captchaProviders[provider].host} is not working, and the form can’t be sent without it. A lost connection or a content blocker may be the cause.`,
  tryAgain: "Try the check again",
} as const;

/** Where a letter is asked for on a page, and a security check comes first. */
export const captchaDialogs = {
  "log-in": {
    text: "To get a new email, open the login form and choose “Forgot your password?”. It has a security check.",
    open: "Open the login form",
  },
  "sign-up": {
    text: "To get a new email, sign up again with the same address. That form has a security check.",
    open: "Open the sign-up form",
  },
} as const;
