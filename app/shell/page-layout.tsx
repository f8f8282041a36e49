import type { ReactNode } from "react";
import { Engraving } from "#app/ui/engraving.tsx";
import { NextStep } from "./next-step.tsx";

export interface PageLayoutProps {
  next?: ReactNode;
  ask?: string | undefined;
  engraving: string;
  children: ReactNode;
}

export function PageLayout({ ask, next = <NextStep title={ask} />, engraving, children }: PageLayoutProps) {
  return (
    <>
      {children}
      {next}
      <Engraving name={engraving} />
    </>
  );
}
