import { layout } from "#words/layout.ts";
import { caseStudiesPage } from "#words/pages/case-studies.ts";

const { title, description, heading, postmark, pageTitle, ...words } = caseStudiesPage;

/** The words of the list and its cards. The page passes them to its island, which imports their type alone. */
export const caseStudyWords = { ...words, newTab: layout.newTab };

export type CaseStudyWords = typeof caseStudyWords;
