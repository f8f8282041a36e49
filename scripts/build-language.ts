import { firstLanguage } from "../content/language.ts";

/** Name of a folder in content/words/. scripts/build.ts sets it for each build. */
export const buildLanguage = process.env.BUILD_LANGUAGE ?? firstLanguage;

export const buildPrefix = buildLanguage === firstLanguage ? "" : `/${buildLanguage}`;
