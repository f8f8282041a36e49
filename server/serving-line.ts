import { site } from "#content/brand/site.ts";

/** Programs that start the site wait for a line that begins so. */
export const servingLine = `${site.name} is serving`;
