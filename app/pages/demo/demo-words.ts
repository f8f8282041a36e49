import type { demoAds } from "#content/generated/demo-ads.ts";
import type { demoSms } from "#content/generated/demo-sms.ts";
import type { DemoShop, demo } from "#content/pages/demo.ts";

/** The words and samples of the sorting table, which the page passes to its island. */
export interface DemoWords {
  readonly table: Omit<typeof demo, "description" | "engraving">;
  readonly ads: typeof demoAds;
  readonly sms: typeof demoSms;
  readonly tryFree: string;
  readonly shops: readonly [DemoShop, ...DemoShop[]];
}
