import { withLanguageQuery } from "#app/browser/language-parameter.ts";
import { useState } from "react";
import { Field } from "#app/ui/field.tsx";
import field from "#app/ui/field.module.css";
import { sendSubscription } from "#app/data/subscriptions.ts";
import { getFieldValue } from "#app/ui/form/field-errors.ts";
import { locale } from "#words/language.ts";
import { footer } from "#words/layout.ts";
import { consentWords, newsletterForm as words } from "#words/newsletter.ts";
import type { SubscriberProblem } from "#shared/subscriber-problems.ts";
import { StoredForm } from "./stored-form.tsx";

/** Loaded on first use, because the module contains all countries' number formats. */
const phoneNumbers = () => import("#schemas/phone-number.ts");

interface Country {
  code: string;
  name: string;
}

function namedCountries(codes: readonly string[]): Country[] {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const named = codes.map((code) => ({ code, name: names.of(code) ?? code }));
  return named.sort((one, other) => one.name.localeCompare(other.name, locale));
}

/** Never guesses the country. The form asks for it if the number has no `+`, which is required without scripts. */
export function TextsForm() {
  const [countries, setCountries] = useState<readonly Country[]>([]);
  const send = async (form: HTMLFormElement, captchaToken: string): Promise<SubscriberProblem | null> => {
    const [phone, country] = [getFieldValue(form, "phone"), getFieldValue(form, "country")];
    const numbers = await phoneNumbers().catch(() => null);
    if (!numbers) return "unavailable";
    const read = numbers.readPhoneNumber(phone, country);
    if (!("problem" in read)) {
      return sendSubscription("/newsletter/texts", { phone: read.number, captcha_token: captchaToken });
    }
    if (read.problem === "country") setCountries(namedCountries(numbers.phoneCountries()));
    return read.problem;
  };
  return (
    <StoredForm
      words={footer.sms}
      sent={{ title: words.textsTitle, text: words.textsText }}
      consent={consentWords.text}
      send={send}
      action={withLanguageQuery("/newsletter/texts")}
      name="phone"
      onFocus={() => void phoneNumbers().catch(() => undefined)}
      further={({ field: fieldOf }) =>
        countries.length > 0 && (
          <Field
            {...fieldOf("country", words.country)}
            as="select"
            autoComplete="country"
            hint={words.countryHint}
            ref={focusOnce}
          >
            <option value="">{words.chooseCountry}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Field>
        )
      }
    >
      <noscript>
        <p className={field.hint}>{words.withPlus}</p>
      </noscript>
    </StoredForm>
  );
}

function focusOnce(select: HTMLSelectElement | null): void {
  select?.focus();
}
