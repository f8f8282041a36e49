import { pick } from "#app/browser/pick.ts";
import { layout } from "#content/generated/layout.ts";
import { caseStudiesPage } from "#content/generated/pages/case-studies.ts";

/** The words of the list and its cards. The page passes them to its island, which imports their type alone. */
export const caseStudyWords = {
  ...pick(
    caseStudiesPage,
    "columns",
    "count",
    "countOfTotal",
    "countOrMoreOfTotal",
    "finder",
    "lead",
    "listLabel",
    "lookFurther",
    "more",
    "moreThan",
    "moreUnknown",
    "nearTrade",
    "noMatch",
    "noTrade",
    "sampleNote",
    "states",
    "story",
  ),
  newTab: layout.newTab,
};

export type CaseStudyWords = typeof caseStudyWords;
