import field from "#app/components/ui/field.module.css";
import { consentWords } from "#content/generated/newsletter.ts";
import { legalLinks } from "#content/navigation.ts";

/** What is agreed to by sending the form. The stored proof says the same (content/newsletter.ts). */
export function ConsentLine({ id, words }: { id: string; words: string }) {
  return (
    <p id={id} className={field.hint}>
      {words}{" "}
      <a href={legalLinks.privacy.to}>
        <u>{consentWords.privacy}</u>
      </a>
    </p>
  );
}
