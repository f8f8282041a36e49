import { site } from "#content/brand/site.ts";

/** Scripts that start the site wait for a line that starts with this. */
export const servingLine = `${site.name} is serving`;
