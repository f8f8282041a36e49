import walkStyles from "#app/components/sections/demo/walk-screens.module.css";
import { WalkScreens } from "#app/components/sections/demo/walk-screens.tsx";
import { Engraving } from "#app/components/ui/engraving.tsx";
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
      <div className={`${walkStyles.walk} wrap`}>
        <WalkScreens words={demoWalk} />
      </div>
      <Engraving src={engraving} caption={demo.engraving} />
    </>
  );
}
