/** Words and samples of the demo. On the server alone, which hands them to its island as props. */
import { drawingOf } from "#app/ui/drawing-of.ts";
import { demoAds } from "#words/demo-ads.ts";
import { demoSms } from "#words/demo-sms.ts";
import { emailChecks } from "#words/email-checks.ts";
import { layout } from "#words/layout.ts";
import { sheet } from "#words/channels.ts";
import { lineKinds, plainLine } from "#words/line-kinds.ts";
import { demo, type DemoShopId, demoShops } from "#content/pages/demo.ts";

const { description: _, ...table } = demo;

export const demoWords = {
  table,
  sheet,
  kinds: { lineKinds, plainLine },
  ads: demoAds,
  sms: demoSms,
  checks: emailChecks,
  tryFree: layout.tryFree,
  shops: demoShops,
  /** Addresses of their drawings, 360 by 230 each. */
  scenes: Object.fromEntries(
    demoShops.map(({ id, scene }) => [id, drawingOf(`/app/drawings/scenes/${scene}.svg`)]),
  ) as Readonly<Record<DemoShopId, string>>,
};
export type DemoWords = typeof demoWords;
