import { site } from "#content/brand/site.ts";

/** Scripts that start the site wait until it prints this. */
export const servingLine = `${site.name} is serving`;
