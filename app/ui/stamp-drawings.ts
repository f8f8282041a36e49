import type { InkKey } from "#content/catalog/service-names.ts";
import { drawingsByName } from "./drawings-by-name.ts";

const files = import.meta.glob<string>("/app/drawings/stamps/*.svg", { eager: true, import: "default" });

/** The vignette of each service's stamp, without a background, by ink. */
export const stampDrawings = drawingsByName(files) as Readonly<Record<InkKey, string>>;
