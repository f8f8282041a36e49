import { localizedPath } from "#app/browser/localized-path.ts";
import print from "#app/drawings/reading/integrations.svg";
import { pageMeta } from "#app/meta.ts";
import { Questions } from "#app/shell/answers/questions.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { HeadPrint } from "#app/ui/head-print.tsx";
import { Lead, PageActions, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { InlineText } from "#app/ui/prose/inline-text.tsx";
import { integrations } from "#words/pages/integrations.ts";
import type { Route } from "./+types/page";
import { Board, intro, systemsAnswer } from "./board.tsx";

export const meta = (args: Route.MetaArgs) => pageMeta(args, integrations);

export default function Integrations() {
  const { title, heading, nextStep, artCaption } = integrations;
  return (
    <PageLayout ask={integrations.ask} follow={nextStep} engraving="causeway">
      <PageHead stock="sky" art={<HeadPrint ink="navy" src={print} alt={artCaption} />}>
        <PageTitle name={title}>{heading}</PageTitle>
        <Lead>
          <InlineText text={intro.text} />
        </Lead>
        <PageActions>
          <ButtonLink href={localizedPath(nextStep.to)}>{nextStep.label}</ButtonLink>
        </PageActions>
      </PageHead>
      <Board />
      <Questions page="/integrations" words={integrations.questions} form="links" elsewhere={[systemsAnswer.id]} />
    </PageLayout>
  );
}
