import { HelpDesk } from "./help-desk.tsx";
import { NextStep } from "#app/shell/next-step.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import drawing from "#app/drawings/reading/help.svg";
import engraving from "#app/drawings/engravings/bridge.svg";
import { pageMeta } from "#app/meta.ts";
import { help } from "#content/generated/pages/help.ts";

export const meta = () => pageMeta(help);

export default function Help() {
  return (
    <>
      <HelpDesk page={help} print={drawing} />
      <NextStep />
      <Engraving src={engraving} caption={help.engraving} />
    </>
  );
}
