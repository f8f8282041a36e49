import { Deeds } from "#app/components/sections/legal/deeds.tsx";
import { Engraving } from "#app/components/ui/engraving.tsx";
import drawing from "#app/drawings/reading/legal.svg";
import engraving from "#app/drawings/engravings/school.svg";
import { pageMeta } from "#app/lib/meta.ts";
import { layout } from "#content/generated/layout.ts";
import { legal } from "#content/pages/legal.ts";
import { site } from "#content/site.ts";

export const meta = () => pageMeta(legal);

export default function Legal() {
  return (
    <>
      <Deeds page={legal} siteName={site.name} newTab={layout.newTab} print={drawing} />
      <Engraving src={engraving} caption={legal.engraving} />
    </>
  );
}
