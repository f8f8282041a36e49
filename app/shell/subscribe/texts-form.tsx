import { useId, useState } from "react";
import { Field } from "#app/ui/field.tsx";
import field from "#app/ui/field.module.css";
import { sendSubscription } from "#app/data/subscriptions.ts";
import { fieldErrorSentence, valueOf } from "#app/ui/form/field-errors.ts";
import type { newsletterForm } from "#content/generated/newsletter.ts";
import { site } from "#content/site.ts";
import type { SubscriberProblem } from "#shared/subscriber-problems.ts";
import { StoredForm, type StoredFormWords } from "./stored-form.tsx";
import { useSubscription } from "./use-subscription.ts";

/** Contains the number formats of all countries, so it is fetched only when the field is used. */
const phoneNumbers = () => import("#schemas/phone-number.ts");

interface Country {
  code: string;
  name: string;
}

/** The countries by their names in the site's language. */
function namedCountries(codes: readonly string[]): Country[] {
  const names = new Intl.DisplayNames(site.locale, { type: "region" });
  const named = codes.map((code) => ({ code, name: names.of(code) ?? code }));
  return named.sort((one, other) => one.name.localeCompare(other.name, site.locale));
}

export interface TextsFormWords extends StoredFormWords {
  withPlus: string;
  country: CountryWords;
}

/** Takes a number for texts. For a number without `+` it asks for the country, which it never guesses; without scripts `+` is needed. */
export function TextsForm({ words }: { words: TextsFormWords }) {
  const [countries, setCountries] = useState<readonly Country[]>([]);
  const send = async (form: HTMLFormElement, captchaToken: string): Promise<SubscriberProblem | null> => {
    const [phone, country] = [valueOf(form, "phone"), valueOf(form, "country")];
    const numbers = await phoneNumbers().catch(() => null);
    if (!numbers) return "unavailable";
    const read = numbers.readPhoneNumber(phone, country);
    if (!("problem" in read)) {
      return sendSubscription("/newsletter/texts", { phone: read.number, captcha_token: captchaToken });
    }
    if (read.problem === "country") setCountries(namedCountries(numbers.phoneCountries()));
    return read.problem;
  };
  const subscription = useSubscription(words, send);
  const { sentenceFor, errors } = subscription;
  const { label, placeholder } = words.field;
  return (
    <StoredForm
      subscription={subscription}
      action="/newsletter/texts"
      words={words}
      field={
        <Field
          label={label}
          type="tel"
          name="phone"
          autoComplete="tel"
          placeholder={placeholder}
          required
          onFocus={() => void phoneNumbers().catch(() => undefined)}
          error={sentenceFor("phone") ?? fieldErrorSentence(errors.phone, label)}
        />
      }
      further={
        countries.length > 0 && (
          <CountryChoice words={words.country} countries={countries} error={sentenceFor("country")} />
        )
      }
    >
      <noscript>
        <p className={field.hint}>{words.withPlus}</p>
      </noscript>
    </StoredForm>
  );
}

type CountryWords = Pick<typeof newsletterForm, "country" | "chooseCountry" | "countryHint">;

interface CountryChoiceProps {
  words: CountryWords;
  countries: readonly Country[];
  error: string | undefined;
}

/** Appears when a number begins without `+`, and takes the focus then. */
function CountryChoice({ words, countries, error }: CountryChoiceProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {words.country}
      </label>
      <select
        id={id}
        name="country"
        autoComplete="country"
        className={field.control}
        ref={focusOnce}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : `${id}-hint`}
      >
        <option value="">{words.chooseCountry}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      {error ? (
        <p id={`${id}-error`} className={field.error}>
          {error}
        </p>
      ) : (
        <p id={`${id}-hint`} className={field.hint}>
          {words.countryHint}
        </p>
      )}
    </div>
  );
}

/** When it appears. */
function focusOnce(select: HTMLSelectElement | null): void {
  select?.focus();
}
