import NewsletterForm from "./newsletter-form.island.tsx";
import { TextsForm } from "./texts-form.tsx";

export default function StoredForms() {
  return (
    <>
      <NewsletterForm />
      <TextsForm />
    </>
  );
}
