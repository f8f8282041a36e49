import { DemoTable } from "#app/features/demo/demo-table.tsx";
import { pageMeta } from "#app/lib/meta.ts";
import { demo } from "#content/pages/demo.ts";

export const meta = () => pageMeta(demo);

export default function DemoPage() {
  return <DemoTable />;
}
