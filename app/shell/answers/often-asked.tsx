import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { answersNamed } from "#content/answers.ts";
import { help } from "#words/pages/help.ts";
import { ShortAnswers } from "./short-answers.tsx";

export function OftenAsked({ className = "" }: { className?: string }) {
  const { profile } = usePublicSettings();
  return (
    <section className={`${className} stack gap-5`} aria-labelledby="often-heading">
      <h2 className="title-2" id="often-heading">
        {help.oftenTitle}
      </h2>
      <ShortAnswers answers={answersNamed(help.often, profile)} />
    </section>
  );
}
