/** Words of the forms whose entries are stored. On the server alone, which hands them to their islands as props. */
import type { CaptchaWords } from "#app/shell/captcha/captcha.tsx";
import { pick } from "#app/browser/pick.ts";
import { footer } from "#words/layout.ts";
import { consentWords, newsletterForm } from "#words/newsletter.ts";
import type { StoredFormWords } from "./stored-form.tsx";
import type { StoredFormsWords } from "./stored-forms.island.tsx";

const { sending, another, failures } = newsletterForm;
const { privacy } = consentWords;

/** @param captcha where one is configured */
export function newsletterWords(captcha: CaptchaWords | undefined): StoredFormWords {
  return {
    field: footer.newsletter,
    sending,
    sent: { title: newsletterForm.sentTitle, text: newsletterForm.sentText, another },
    consent: { sentence: consentWords.email, privacy },
    failures,
    captcha,
  };
}

/** @param captcha where one is configured */
export function storedFormsWords(captcha: CaptchaWords | undefined): StoredFormsWords {
  return {
    newsletter: newsletterWords(captcha),
    texts: {
      field: footer.sms,
      sending,
      sent: { title: newsletterForm.textsTitle, text: newsletterForm.textsText, another },
      consent: { sentence: consentWords.text, privacy },
      failures,
      captcha,
      withPlus: newsletterForm.withPlus,
      country: pick(newsletterForm, "country", "chooseCountry", "countryHint"),
    },
  };
}
