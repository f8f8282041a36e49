import NewsletterForm from "./newsletter-form.island.tsx";
import type { StoredFormWords } from "./stored-form.tsx";
import { TextsForm, type TextsFormWords } from "./texts-form.tsx";

export interface StoredFormsWords {
  newsletter: StoredFormWords;
  texts: TextsFormWords;
}

/** P2 and P3 as `live` has them: what is sent is stored, with the sentence below the field as its proof. */
export default function StoredForms({ words }: { words: StoredFormsWords }) {
  return (
    <>
      <NewsletterForm words={words.newsletter} />
      <TextsForm words={words.texts} />
    </>
  );
}
