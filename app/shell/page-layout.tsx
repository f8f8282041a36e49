import type { ReactNode } from "react";
import { Engraving } from "#app/ui/engraving.tsx";
import { NextStep } from "./next-step.tsx";

export interface PageLayoutProps {
  /** What to do next; the usual step unless given. */
  next?: ReactNode;
  /** The line of the usual step that follows from what was read. */
  ask?: string | undefined;
  /** Name of the page's own file in app/drawings/engravings. */
  engraving: string;
  /** A PageHead, and the page's own parts. */
  children: ReactNode;
}

/** What nearly every page has below its own parts: a step to go on with, and a drawing as wide as the window. */
export function PageLayout({ ask, next = <NextStep title={ask} />, engraving, children }: PageLayoutProps) {
  return (
    <>
      {children}
      {next}
      <Engraving name={engraving} />
    </>
  );
}
