import type { ReactNode } from "react";
import { Engraving } from "#app/ui/engraving.tsx";
import { PageHead, type PageHeadProps } from "#app/ui/page-head.tsx";
import { NextStep } from "./next-step.tsx";

export interface PageLayoutProps extends Omit<PageHeadProps, "name" | "title" | "lead" | "children" | "className"> {
  /** Of the page's file: its name, its `h1` and the sentence below. */
  words: Readonly<Record<"title" | "heading" | "lead", string>>;
  /** Under the lead: a search, links to the page's parts. */
  belowLead?: ReactNode;
  headClassName?: string | undefined;
  /** Of a box around the head and what follows it. */
  className?: string | undefined;
  /** What to do next; the usual step unless given. */
  next?: ReactNode;
  /** Name of the page's own file in app/drawings/engravings. */
  engraving: string;
  children: ReactNode;
}

/** What nearly every page has: a head, its own parts, a step to go on with, and a drawing as wide as the window. */
export function PageLayout(props: PageLayoutProps) {
  const { words, belowLead, headClassName, className, next = <NextStep />, engraving, children, ...head } = props;
  const parts = (
    <>
      <PageHead {...head} name={words.title} title={words.heading} lead={words.lead} className={headClassName}>
        {belowLead}
      </PageHead>
      {children}
    </>
  );
  return (
    <>
      {className ? <div className={className}>{parts}</div> : parts}
      {next}
      <Engraving name={engraving} />
    </>
  );
}
