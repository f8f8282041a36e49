import walkStyles from "#app/components/sections/demo/walk-screens.module.css";
import { WalkScreens } from "#app/components/sections/demo/walk-screens.tsx";
import { Engraving } from "#app/components/ui/engraving.tsx";
import { ServedMarkup, useFetchedMarkup } from "#app/components/ui/served-markup.tsx";
import engraving from "#app/drawings/engravings/balloons.svg";
import { DemoTable } from "#app/features/demo/demo-table.tsx";
import { DemoToolsSection } from "#app/features/demo/demo-tools-section.tsx";
import { pageMeta } from "#app/lib/meta.ts";
import { demoWalk } from "#content/generated/demo-walk.ts";
import { demo } from "#content/pages/demo.ts";

export const meta = () => pageMeta(demo);

export default function DemoPage() {
  return (
    <>
      <DemoTable />
      <DemoToolsSection />
      <Walk />
      <Engraving src={engraving} caption={demo.engraving} />
    </>
  );
}

/** The walk comes with the page and stays out of its scripts. */
const walkId = "walk";
function Walk() {
  useFetchedMarkup(walkId);
  return (
    <ServedMarkup id={walkId} className={`${walkStyles.walk} wrap`}>
      {import.meta.env.SSR && <WalkScreens words={demoWalk} />}
    </ServedMarkup>
  );
}
