import type { Drawing } from "./drawing.ts";
import { country } from "./engravings/country.ts";
import { shore } from "./engravings/shore.ts";
import { streets } from "./engravings/streets.ts";
import { ways } from "./engravings/ways.ts";

/** Engravings for the ends of pages, as wide as the window. */
export const engravings: Record<string, Drawing> = { ...country, ...shore, ...streets, ...ways };
