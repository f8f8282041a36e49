import type { ServiceId } from "./service-names.ts";

/**
 * Services whose plans differ in the kind of work: nothing in them is counted (D5). Not in plan-limits.ts, which /tools/which-services
 * has no use for.
 */
export const kindServices = ["seo", "kol"] as const satisfies readonly ServiceId[];
export type KindServiceId = (typeof kindServices)[number];
