import type { demoTable } from "#words/demo-table.ts";
import type { demoShops } from "#words/samples/demo-shops.ts";

export { demoShops } from "#words/samples/demo-shops.ts";
export { demo, demoServed } from "#words/pages/demo.ts";

export type DemoShop = (typeof demoShops)[number];
export type DemoShopId = DemoShop["id"];
export type DemoGoal = (typeof demoTable.goals)[number]["id"];
