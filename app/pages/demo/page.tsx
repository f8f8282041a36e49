import { Island } from "#app/browser/island.tsx";
import walkStyles from "./walk-screens.module.css";
import { WalkScreens } from "./walk-screens.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import engraving from "#app/drawings/engravings/balloons.svg";
import DemoTable from "./demo-table.island.tsx";
import DemoTools from "./demo-tools.island.tsx";
import toolStyles from "./demo-tools.module.css";
import { pageMeta } from "#app/meta.ts";
import { demoWalk } from "#content/generated/demo-walk.ts";
import { demoAds } from "#content/generated/demo-ads.ts";
import { demoSms } from "#content/generated/demo-sms.ts";
import { demoForecast, emailChecks } from "#content/generated/demo-tools.ts";
import { layout } from "#content/generated/layout.ts";
import { demo, demoServed, demoShops } from "#content/pages/demo.ts";

export const meta = () => pageMeta(demo);

const { description: _, engraving: caption, ...table } = demo;
const words = { table, ads: demoAds, sms: demoSms, tryFree: layout.tryFree, shops: demoShops };

export default function DemoPage() {
  return (
    <>
      <noscript>
        <p className="wrap">{demoServed.withoutScripts}</p>
      </noscript>
      <Island name="demo-table" part={DemoTable} props={{ words }} when="near" now={["address", "line"]} />
      <div className={toolStyles.tools}>
        <div className="wrap">
          <noscript>
            <p>{emailChecks.withoutScripts}</p>
          </noscript>
          <Island
            name="demo-tools"
            part={DemoTools}
            props={{ checks: emailChecks, forecast: demoForecast }}
            when="near"
          />
        </div>
      </div>
      <div className={`${walkStyles.walk} wrap`}>
        <WalkScreens words={demoWalk} />
      </div>
      <Engraving src={engraving} caption={caption} />
    </>
  );
}
