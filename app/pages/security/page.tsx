import { AnswerPage } from "#app/shell/answers/answer-page.tsx";
import { NextStep } from "#app/shell/next-step.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import engraving from "#app/drawings/engravings/castle.svg";
import drawing from "#app/drawings/reading/legal.svg";
import { pageMeta } from "#app/meta.ts";
import { security } from "#content/generated/pages/security.ts";

export const meta = () => pageMeta(security);

export default function Security() {
  return (
    <>
      <AnswerPage path="/security" page={security} print={{ src: drawing, ink: "kol" }} />
      <NextStep />
      <Engraving src={engraving} caption={security.engraving} />
    </>
  );
}
