import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { drawingOf } from "#app/ui/drawing-of.ts";
import { HeadPrint } from "#app/ui/head-print.tsx";
import { ReadingSheet } from "#app/ui/prose/reading-sheet.tsx";
import { answersOn } from "#content/answers.ts";
import type { ReadingPage as ReadingPageWords } from "#content/blocks.ts";
import { Lead, PageActions, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { PageLayout, type PageLayoutProps } from "./page-layout.tsx";

interface ReadingPageProps extends Pick<PageLayoutProps, "engraving" | "next"> {
  page: ReadingPageWords;
  /** The page's name in menus, where the heading does not say it. */
  name?: string;
}

/** A page to be read. */
export function ReadingPage({ page, name, engraving, next }: ReadingPageProps) {
  const { stock, nextStep, drawing, ink, artCaption } = page;
  return (
    <PageLayout next={next} engraving={engraving}>
      <PageHead
        stock={stock}
        art={<HeadPrint ink={ink} src={drawingOf(`/app/drawings/reading/${drawing}.svg`)} alt={artCaption} />}
      >
        <PageTitle name={name}>{page.heading}</PageTitle>
        <Lead>{page.lead}</Lead>
        {nextStep && (
          <PageActions>
            <ButtonLink to={nextStep.to}>{nextStep.label}</ButtonLink>
          </PageActions>
        )}
      </PageHead>
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
