import type { demoTable } from "#words/demo-table.ts";
import type { demoShops } from "#words/pages/demo.ts";

/** Samples: invented businesses that fill the form in, their messages and their hours. */
export { demo, demoServed, demoShops } from "#words/pages/demo.ts";

export type DemoShop = (typeof demoShops)[number];
export type DemoShopId = DemoShop["id"];
export type DemoGoal = (typeof demoTable.goals)[number]["id"];
