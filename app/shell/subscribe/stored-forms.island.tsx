import NewsletterForm from "./newsletter-form.island.tsx";
import { TextsForm } from "./texts-form.tsx";

/** P2 and P3 as `live` has them: what is sent is stored, with the sentence below the field as its proof. */
export default function StoredForms() {
  return (
    <>
      <NewsletterForm />
      <TextsForm />
    </>
  );
}
