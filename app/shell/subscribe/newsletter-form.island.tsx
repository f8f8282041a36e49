import { withLanguageQuery } from "#app/browser/language-parameter.ts";
import { sendSubscription } from "#app/data/subscriptions.ts";
import { getFieldValue } from "#app/ui/form/field-errors.ts";
import { keepRequestKey } from "#app/browser/request-key.ts";
import { liveStorageKeys } from "#shared/live-storage-keys.ts";
import { footer } from "#words/layout.ts";
import { consentWords, newsletterForm } from "#words/newsletter.ts";
import { StoredForm } from "./stored-form.tsx";

export default function NewsletterForm() {
  const send = (form: HTMLFormElement, captchaToken: string) =>
    sendSubscription("/newsletter", {
      email: getFieldValue(form, "email"),
      key: keepRequestKey(liveStorageKeys.newsletter),
      captcha_token: captchaToken,
    });
  return (
    <StoredForm
      words={footer.newsletter}
      sent={{ title: newsletterForm.sentTitle, text: newsletterForm.sentText }}
      consent={consentWords.email}
      send={send}
      action={withLanguageQuery("/newsletter")}
      name="email"
    />
  );
}
