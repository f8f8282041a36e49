import { Field } from "#app/ui/field.tsx";
import { sendSubscription } from "#app/data/subscriptions.ts";
import { fieldErrorSentence, valueOf } from "#app/ui/form/field-errors.ts";
import { keepRequestKey } from "#app/browser/request-key.ts";
import { StoredForm, type StoredFormWords } from "./stored-form.tsx";
import { useSubscription } from "./use-subscription.ts";

/** Asks for the newsletter; an email confirms it. Without scripts the server leads to a page. */
export default function NewsletterForm({ words }: { words: StoredFormWords }) {
  const subscription = useSubscription(words, (form, captchaToken) =>
    sendSubscription("/newsletter", {
      email: valueOf(form, "email"),
      key: keepRequestKey("newsletter"),
      captcha_token: captchaToken,
    }),
  );
  const { label, placeholder } = words.field;
  return (
    <StoredForm
      words={words}
      subscription={subscription}
      action="/newsletter"
      field={
        <Field
          label={label}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={placeholder}
          required
          error={subscription.sentenceFor("email") ?? fieldErrorSentence(subscription.errors.email, label)}
        />
      }
    />
  );
}
