import { Field } from "#app/components/ui/field.tsx";
import { sendSubscription } from "#app/data/subscriptions.ts";
import { fieldErrorSentence, valueOf } from "#app/lib/field-errors.ts";
import { keepRequestKey } from "#app/lib/request-key.ts";
import { footer } from "#content/generated/layout.ts";
import { consentWords, newsletterForm as words } from "#content/generated/newsletter.ts";
import { StoredForm } from "./stored-form.tsx";
import { useSubscription } from "./use-subscription.ts";

/** Asks for the newsletter; an email confirms it. Without scripts the server leads to a page. */
export default function NewsletterForm() {
  const subscription = useSubscription((form, captchaToken) =>
    sendSubscription("/newsletter", {
      email: valueOf(form, "email"),
      key: keepRequestKey("newsletter"),
      captcha_token: captchaToken,
    }),
  );
  const { label, placeholder } = footer.newsletter;
  return (
    <StoredForm
      subscription={subscription}
      action="/newsletter"
      button={footer.newsletter}
      sent={{ title: words.sentTitle, text: words.sentText }}
      consent={consentWords.email}
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
