/** Words and samples of the demo. On the server alone, which hands them to its island as props. */
import { demoAds } from "#content/generated/demo-ads.ts";
import { demoSms } from "#content/generated/demo-sms.ts";
import { emailChecks } from "#content/generated/email-checks.ts";
import { layout } from "#content/generated/layout.ts";
import { sheet } from "#content/generated/sheet.ts";
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
};
export type DemoWords = typeof demoWords;
