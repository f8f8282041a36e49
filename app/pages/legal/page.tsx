import { Deeds } from "./deeds.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { NextStep } from "#app/shell/next-step.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import drawing from "#app/drawings/reading/legal.svg";
import engraving from "#app/drawings/engravings/school.svg";
import { pageMeta } from "#app/meta.ts";
import { useProfile } from "#app/browser/public-settings.tsx";
import { accountPaths } from "#content/navigation.ts";
import { legal } from "#content/pages/legal.ts";
import { site } from "#content/site.ts";

export const meta = () => pageMeta(legal);

export default function Legal() {
  const { accountScreens } = useProfile();
  return (
    <>
      <Deeds page={legal} siteName={site.name} print={drawing}>
        {accountScreens && (
          <p className="actions">
            <ButtonLink to={accountPaths.privacyReceipt}>{legal.receipt}</ButtonLink>
          </p>
        )}
      </Deeds>
      <NextStep />
      <Engraving src={engraving} caption={legal.engraving} />
    </>
  );
}
