import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { ReadingSheet } from "#app/ui/prose/reading-sheet.tsx";
import { answersOn } from "#content/answers.ts";
import type { ReadingPage } from "#content/blocks.ts";
import type { InkKey } from "#content/catalog/service-names.ts";

interface AnswerPageProps {
  path: string;
  page: Omit<ReadingPage, "sections">;
  print: { src: string; ink: InkKey };
}

/** A page to be read, whose sections are the answers that stand on it. */
export function AnswerPage({ path, page, print }: AnswerPageProps) {
  const { profile } = usePublicSettings();
  const sections = answersOn(path, profile).map(({ id, question, answer }) => ({
    id,
    title: question,
    blocks: answer,
  }));
  return (
    <ReadingSheet page={{ ...page, sections }} stock="sky" print={print} margins={{}} figures={{}} diagrams={{}} />
  );
}
