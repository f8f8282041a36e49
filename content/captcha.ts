/** Who asks the visitor to prove to be a person, where the owner has set one up, and where its widget comes from. */
export const captchaProviders = {
  turnstile: { name: "Cloudflare Turnstile", host: "challenges.cloudflare.com" },
  hcaptcha: { name: "hCaptcha", host: "hcaptcha.com" },
} as const;

export type CaptchaProvider = keyof typeof captchaProviders;
