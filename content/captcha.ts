export const captchaProviders = {
  turnstile: { name: "Cloudflare Turnstile", host: "challenges.cloudflare.com" },
  hcaptcha: { name: "hCaptcha", host: "hcaptcha.com" },
} as const;

export type CaptchaProvider = keyof typeof captchaProviders;
