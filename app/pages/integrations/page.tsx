import { AnswerPage } from "#app/shell/answers/answer-page.tsx";
import { NextStep } from "#app/shell/next-step.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import engraving from "#app/drawings/engravings/telegraph.svg";
import drawing from "#app/drawings/reading/developer.svg";
import { pageMeta } from "#app/meta.ts";
import { integrations } from "#content/generated/pages/integrations.ts";

export const meta = () => pageMeta(integrations);

export default function Integrations() {
  return (
    <>
      <AnswerPage path="/integrations" page={integrations} print={{ src: drawing, ink: "bizmail" }} />
      <NextStep />
      <Engraving src={engraving} caption={integrations.engraving} />
    </>
  );
}
