import { localizedPath } from "#app/browser/localized-path.ts";
import type { ReactNode } from "react";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { answersNamed } from "#content/answers.ts";
import type { PageOfMovedAnswers } from "#content/moved-answers.ts";
import { MovedAnswers } from "./moved-answers.tsx";
import { ShortAnswers, type ShortAnswersProps } from "./short-answers.tsx";

interface QuestionsProps extends Pick<ShortAnswersProps, "renderMark"> {
  page: PageOfMovedAnswers;
  words: {
    readonly title: string;
    readonly lead: string;
    readonly shown: readonly string[];
    readonly all: { readonly label: string; readonly to: string };
  };
  elsewhere?: readonly string[];
  children?: ReactNode;
}

export function Questions({
  page,
  words: { title, lead, shown, all },
  renderMark,
  elsewhere = [],
  children,
}: QuestionsProps) {
  const { profile } = usePublicSettings();
  return (
    <section className="wrap section stack gap-5 screen-only">
      <SectionHead title={title} lead={lead} />
      <MovedAnswers page={page} shown={[...shown, ...elsewhere]} />
      <ShortAnswers answers={answersNamed(shown, profile)} renderMark={renderMark} />
      {children}
      <p>
        <ButtonLink href={localizedPath(all.to)}>{all.label}</ButtonLink>
      </p>
    </section>
  );
}
