import { Island } from "#app/browser/island.tsx";
import engraving from "#app/drawings/engravings/balloons.svg";
import { pageMeta } from "#app/meta.ts";
import { NextStep } from "#app/shell/next-step.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import { demoAds } from "#content/generated/demo-ads.ts";
import { demoSms } from "#content/generated/demo-sms.ts";
import { demoWalk } from "#content/generated/demo-walk.ts";
import { emailChecks } from "#content/generated/email-checks.ts";
import { layout } from "#content/generated/layout.ts";
import { sheet } from "#content/generated/sheet.ts";
import { pricingLink } from "#content/navigation.ts";
import { demo, demoServed, demoShops } from "#content/pages/demo.ts";
import DemoTable from "./demo-table.island.tsx";
import { WalkScreens } from "./walk-screens.tsx";

export const meta = () => pageMeta(demo);

const { description: _, engraving: caption, ...table } = demo;
const words = {
  table,
  sheet,
  ads: demoAds,
  sms: demoSms,
  checks: emailChecks,
  tryFree: layout.tryFree,
  shops: demoShops,
};

export default function DemoPage() {
  return (
    <>
      <noscript>
        <p className="wrap">{demoServed.withoutScripts}</p>
      </noscript>
      <Island name="demo-table" part={DemoTable} props={{ words }} when="near" now={["address", "line"]} />
      <WalkScreens words={demoWalk} />
      <NextStep second={<ButtonLink to={pricingLink.to}>{layout.seePrices}</ButtonLink>} />
      <Engraving src={engraving} caption={caption} />
    </>
  );
}
