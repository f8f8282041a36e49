import { localizedPath } from "#app/browser/localized-path.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import print from "#app/drawings/reading/security.svg";
import { pageMeta } from "#app/meta.ts";
import { Questions } from "#app/shell/answers/questions.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { HeadPrint } from "#app/ui/head-print.tsx";
import { Lead, PageActions, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { answersAbout } from "#content/answers.ts";
import { security } from "#words/pages/security.ts";
import type { Route } from "./+types/page";
import { DataPlan } from "./data-plan.tsx";
import { getStatus } from "./statuses.ts";

export const meta = (args: Route.MetaArgs) => pageMeta(args, security);

export default function Security() {
  const { profile } = usePublicSettings();
  const { title, heading, lead, nextStep, artCaption } = security;
  const shown = answersAbout("security", profile).map(({ id }) => id);
  return (
    <PageLayout ask={security.ask} engraving="castle">
      <PageHead stock="sky" art={<HeadPrint ink="plum" src={print} alt={artCaption} />}>
        <PageTitle name={title}>{heading}</PageTitle>
        <Lead>{lead}</Lead>
        <PageActions>
          <ButtonLink href={localizedPath(nextStep.to)}>{nextStep.label}</ButtonLink>
        </PageActions>
      </PageHead>
      <DataPlan />
      <Questions
        page="/security"
        words={{ ...security.questions, shown }}
        form="links"
        renderMark={({ id }) => <StatusMark {...getStatus(id)} />}
      />
    </PageLayout>
  );
}
