import { captchaField } from "#words/captcha-field.ts";
import type { PublicSettings } from "#shared/public-settings.ts";
import type { CaptchaWords } from "./captcha.tsx";

/** For the forms that a captcha protects, where one is configured. On the server alone. */
export const captchaWords = ({ captcha }: PublicSettings): CaptchaWords | undefined =>
  captcha ? captchaField : undefined;
