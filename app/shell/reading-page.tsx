import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { drawingOf } from "#app/ui/drawing-of.ts";
import { HeadPrint } from "#app/ui/head-print.tsx";
import { ReadingSheet } from "#app/ui/prose/reading-sheet.tsx";
import { answersOn } from "#content/answers.ts";
import type { ReadingPage as ReadingPageWords } from "#content/blocks.ts";
import { PageLayout, type PageLayoutProps } from "./page-layout.tsx";

interface ReadingPageProps extends Pick<PageLayoutProps, "engraving" | "next"> {
  page: ReadingPageWords;
}

/** A page to be read. */
export function ReadingPage({ page, engraving, next }: ReadingPageProps) {
  const { stock, nextStep, drawing, ink, artCaption } = page;
  return (
    <PageLayout
      words={page}
      stock={stock}
      actions={nextStep && <ButtonLink to={nextStep.to}>{nextStep.label}</ButtonLink>}
      art={<HeadPrint ink={ink} src={drawingOf(`/app/drawings/reading/${drawing}.svg`)} alt={artCaption} />}
      next={next}
      engraving={engraving}
    >
      <ReadingSheet page={page} />
    </PageLayout>
  );
}

interface AnswerPageProps extends Omit<ReadingPageProps, "page"> {
  path: string;
  page: Omit<ReadingPageWords, "sections">;
}

/** A page to be read, whose sections are the answers that stand on it. */
export function AnswerPage({ path, page, ...rest }: AnswerPageProps) {
  const { profile } = usePublicSettings();
  const sections = answersOn(path, profile).map(({ id, question, answer }) => ({
    id,
    title: question,
    blocks: answer,
  }));
  return <ReadingPage {...rest} page={{ ...page, sections }} />;
}
