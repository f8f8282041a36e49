import type { ComponentProps } from "react";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { HeadPrint } from "#app/ui/head-print.tsx";
import { ReadingSheet, type ReadingSheetProps } from "#app/ui/prose/reading-sheet.tsx";
import { answersOn } from "#content/answers.ts";
import { PageLayout, type PageLayoutProps } from "./page-layout.tsx";

interface ReadingPageProps extends ReadingSheetProps, Pick<PageLayoutProps, "engraving" | "next"> {
  /** The large stamp of the head. */
  print: Omit<ComponentProps<typeof HeadPrint>, "alt">;
}

/** A page to be read. */
export function ReadingPage({ print, engraving, next, ...sheet }: ReadingPageProps) {
  const { page, stock } = sheet;
  return (
    <PageLayout
      words={page}
      stock={stock}
      actions={page.nextStep && <ButtonLink to={page.nextStep.to}>{page.nextStep.label}</ButtonLink>}
      art={<HeadPrint {...print} alt={page.artCaption} />}
      next={next}
      engraving={engraving}
    >
      <ReadingSheet {...sheet} />
    </PageLayout>
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
