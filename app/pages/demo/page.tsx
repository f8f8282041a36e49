import { localizedPath } from "#app/browser/localized-path.ts";
import { Island } from "#app/browser/island.tsx";
import { pageMeta } from "#app/meta.ts";
import { NextStep } from "#app/shell/next-step.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { findDrawing } from "#app/ui/find-drawing.ts";
import { Engraving } from "#app/ui/engraving.tsx";
import { demoWalk } from "#words/demo-walk.ts";
import { layout } from "#words/layout.ts";
import { templates } from "#words/pages/templates.ts";
import { pricingLink } from "#content/navigation.ts";
import { demo, type DemoShopId, demoServed, demoShops } from "#content/pages/demo.ts";
import { templatesPath } from "#content/templates.ts";
import DemoTable, { wakes } from "./demo-table.island.tsx";
import { WalkScreens } from "./walk-screens.tsx";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, demo);

const scenes = Object.fromEntries(
  demoShops.map(({ id, scene }) => [id, findDrawing(`/app/drawings/scenes/${scene}.svg`)]),
) as Readonly<Record<DemoShopId, string>>;

export default function DemoPage() {
  return (
    <>
      <noscript>
        <p className="wrap">{demoServed.withoutScripts}</p>
      </noscript>
      <Island
        name="demo-table"
        part={DemoTable}
        props={{
          heading: demo.heading,
          scenes,
          more: { label: templates.heading, path: templatesPath },
        }}
        when="near"
        wakes={wakes}
      />
      <WalkScreens words={demoWalk} />
      <NextStep
        title={demoServed.ask}
        second={<ButtonLink href={localizedPath(pricingLink.to)}>{layout.seePrices}</ButtonLink>}
      />
      <Engraving name="balloons" />
    </>
  );
}
