import { site } from "#content/brand/site.ts";

/** Scripts that start the site wait for a line with this beginning. */
export const servingLine = `${site.name} is serving`;
