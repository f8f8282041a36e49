import type { ReactNode } from "react";
import { Engraving } from "#app/ui/engraving.tsx";
import { localizedPath } from "#app/browser/localized-path.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { PageLink } from "#content/navigation.ts";
import { FollowUp, NextStep } from "./next-step.tsx";

export interface PageLayoutProps {
  next?: ReactNode;
  ask?: string | undefined;
  /** A link that replaces the offer on reading pages. */
  follow?: PageLink;
  engraving: string;
  children: ReactNode;
}

export function PageLayout({ ask, follow, next = <NextStep title={ask} />, engraving, children }: PageLayoutProps) {
  return (
    <>
      {children}
      {follow ? (
        <FollowUp title={ask}>
          <ButtonLink href={localizedPath(follow.to)}>{follow.label}</ButtonLink>
        </FollowUp>
      ) : (
        next
      )}
      <Engraving name={engraving} />
    </>
  );
}
