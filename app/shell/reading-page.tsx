import type { ReactNode } from "react";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import { ReadingSheet, type ReadingSheetProps } from "#app/ui/prose/reading-sheet.tsx";
import { answersOn } from "#content/answers.ts";
import { NextStep } from "./next-step.tsx";

interface ReadingPageProps extends ReadingSheetProps {
  engraving: string;
  /** What to do next; the usual step unless given. */
  next?: ReactNode;
}

/** A page to be read, with what every page ends with. */
export function ReadingPage({ engraving, next = <NextStep />, ...sheet }: ReadingPageProps) {
  return (
    <>
      <ReadingSheet {...sheet} />
      {next}
      <Engraving src={engraving} caption={sheet.page.engraving} />
    </>
  );
}

interface AnswerPageProps extends Pick<ReadingPageProps, "engraving" | "next" | "print"> {
  path: string;
  page: Omit<ReadingPageProps["page"], "sections">;
}

/** A page to be read, whose sections are the answers that stand on it. */
export function AnswerPage({ path, page, ...rest }: AnswerPageProps) {
  const { profile } = usePublicSettings();
  const sections = answersOn(path, profile).map(({ id, question, answer }) => ({
    id,
    title: question,
    blocks: answer,
  }));
  return <ReadingPage {...rest} page={{ ...page, sections }} stock="sky" />;
}
