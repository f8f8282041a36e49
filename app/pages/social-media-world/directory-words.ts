import { pick } from "#app/browser/pick.ts";
import { layout } from "#content/generated/layout.ts";
import { socialMediaWorldPage } from "#content/generated/pages/social-media-world.ts";

/** The words of the directory. The page passes them to its island, which imports their type alone. */
export const directoryWords = {
  ...pick(
    socialMediaWorldPage,
    "alsoCalled",
    "count",
    "countOfTotal",
    "countOrMoreOfTotal",
    "heading",
    "lead",
    "letters",
    "listLabel",
    "lookFurther",
    "more",
    "moreHere",
    "moreNames",
    "moreThan",
    "moreUnknown",
    "noMatch",
    "ownership",
    "search",
    "states",
    "title",
  ),
  newTab: layout.newTab,
};

export type DirectoryWords = typeof directoryWords;
