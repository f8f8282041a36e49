import { localizedPath } from "#app/browser/localized-path.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { findDrawing } from "#app/ui/find-drawing.ts";
import { HeadPrint } from "#app/ui/head-print.tsx";
import { ReadingSheet, type ReadingSheetProps } from "#app/ui/prose/reading-sheet.tsx";
import type { ReadingPage as ReadingPageWords } from "#content/blocks.ts";
import { Lead, PageActions, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { layout } from "#words/layout.ts";
import { PageLayout, type PageLayoutProps } from "./page-layout.tsx";

export interface ReadingPageProps extends Pick<PageLayoutProps, "engraving">, Pick<ReadingSheetProps, "dropCap"> {
  page: ReadingPageWords;
}

export function ReadingPage({ page, engraving, dropCap }: ReadingPageProps) {
  const { stock, nextStep, drawing, ink, artCaption } = page;
  return (
    <PageLayout ask={page.ask} follow={{ label: layout.viewDemo, to: "/demo" }} engraving={engraving}>
      <PageHead
        stock={stock}
        art={<HeadPrint ink={ink} src={findDrawing(`/app/drawings/reading/${drawing}.svg`)} alt={artCaption} />}
      >
        <PageTitle name={page.title}>{page.heading}</PageTitle>
        <Lead>{page.lead}</Lead>
        {nextStep && (
          <PageActions>
            <ButtonLink href={localizedPath(nextStep.to)}>{nextStep.label}</ButtonLink>
          </PageActions>
        )}
      </PageHead>
      <ReadingSheet page={page} dropCap={dropCap} />
    </PageLayout>
  );
}
