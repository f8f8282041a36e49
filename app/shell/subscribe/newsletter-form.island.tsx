import { sendSubscription } from "#app/data/subscriptions.ts";
import { valueOf } from "#app/ui/form/field-errors.ts";
import { keepRequestKey } from "#app/browser/request-key.ts";
import { liveStorageKeys } from "#shared/live-storage-keys.ts";
import { StoredForm, type StoredFormWords } from "./stored-form.tsx";

/** Asks for the newsletter; an email confirms it. Without scripts the server leads to a page. */
export default function NewsletterForm({ words }: { words: StoredFormWords }) {
  const send = (form: HTMLFormElement, captchaToken: string) =>
    sendSubscription("/newsletter", {
      email: valueOf(form, "email"),
      key: keepRequestKey(liveStorageKeys.newsletter),
      captcha_token: captchaToken,
    });
  return <StoredForm words={words} send={send} action="/newsletter" name="email" />;
}
