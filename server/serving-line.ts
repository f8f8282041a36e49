import { site } from "#content/brand/site.ts";

/** Programs that start the site wait for a line with this start. */
export const servingLine = `${site.name} is serving`;
