/** Words and samples of the demo. On the server alone, which hands them to its island as props. */
import bakery from "#app/drawings/scenes/bakery.svg";
import bike from "#app/drawings/scenes/bicycle.svg";
import hotel from "#app/drawings/scenes/hotel.svg";
import vet from "#app/drawings/scenes/vet.svg";
import { demoAds } from "#content/generated/demo-ads.ts";
import { demoSms } from "#content/generated/demo-sms.ts";
import { emailChecks } from "#content/generated/email-checks.ts";
import { layout } from "#content/generated/layout.ts";
import { sheet } from "#content/generated/channels.ts";
import { demo, demoShops } from "#content/pages/demo.ts";

const { description: _, engraving: __, ...table } = demo;

export const demoWords = {
  table,
  sheet,
  ads: demoAds,
  sms: demoSms,
  checks: emailChecks,
  tryFree: layout.tryFree,
  shops: demoShops,
  /** Drawings of the shops, 360 by 230 each. */
  scenes: { bakery, hotel, bike, vet },
};
export type DemoWords = typeof demoWords;
