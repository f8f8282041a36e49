import { ReadingPage, type ReadingPageProps } from "#app/shell/reading-page.tsx";
import { glossary } from "#words/pages/glossary.ts";

export function Lesson({ page, engraving }: Pick<ReadingPageProps, "page" | "engraving">) {
  const postscript = [...page.postscript, " ", ...glossary.hint];
  return <ReadingPage dropCap page={{ ...page, postscript }} engraving={engraving} />;
}
