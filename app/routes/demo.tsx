import { Engraving } from "#app/components/ui/engraving.tsx";
import { DemoTable } from "#app/features/demo/demo-table.tsx";
import engraving from "#app/drawings/engravings/balloons.svg";
import { pageMeta } from "#app/lib/meta.ts";
import { demo } from "#content/pages/demo.ts";

export const meta = () => pageMeta(demo);

export default function DemoPage() {
  return (
    <>
      <DemoTable />
      <Engraving src={engraving} caption={demo.engraving} />
    </>
  );
}
