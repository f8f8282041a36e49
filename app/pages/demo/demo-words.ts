import type { demoAds } from "#content/generated/demo-ads.ts";
import type { demoSms } from "#content/generated/demo-sms.ts";
import type { emailChecks } from "#content/generated/email-checks.ts";
import type { DemoShop, demo } from "#content/pages/demo.ts";
import type { SheetWords } from "#app/ui/sheet/note.ts";

/** The words and samples of the demo, which the page passes to its island. */
export interface DemoWords {
  readonly table: Omit<typeof demo, "description" | "engraving">;
  readonly sheet: SheetWords;
  readonly ads: typeof demoAds;
  readonly sms: typeof demoSms;
  readonly checks: typeof emailChecks;
  readonly tryFree: string;
  readonly shops: readonly [DemoShop, ...DemoShop[]];
}
