import bakery from "#app/drawings/scenes/bakery.svg";
import bike from "#app/drawings/scenes/bicycle.svg";
import hotel from "#app/drawings/scenes/hotel.svg";
import vet from "#app/drawings/scenes/vet.svg";
import type { DemoShopId } from "#content/pages/demo.ts";

/** 360 by 230 each. */
export const shopScenes: Readonly<Record<DemoShopId, string>> = { bakery, hotel, bike, vet };
