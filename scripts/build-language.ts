import { firstLanguage } from "../content/language.ts";

/** The language that a build is made in, by the name of its folder in content/words/: scripts/build.ts sets it for each. */
export const buildLanguage = process.env.BUILD_LANGUAGE ?? firstLanguage;

/** Its addresses begin with this. */
export const buildPrefix = buildLanguage === firstLanguage ? "" : `/${buildLanguage}`;
