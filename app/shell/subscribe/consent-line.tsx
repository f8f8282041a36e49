import field from "#app/ui/field.module.css";
import { legalLinks } from "#content/navigation.ts";

interface ConsentLineProps {
  id: string;
  words: { sentence: string; privacy: string };
}

/** What is agreed to by sending the form. The stored proof says the same (content/newsletter.ts). */
export function ConsentLine({ id, words }: ConsentLineProps) {
  return (
    <p id={id} className={field.hint}>
      {words.sentence}{" "}
      <a href={legalLinks.privacy.to}>
        <u>{words.privacy}</u>
      </a>
    </p>
  );
}
