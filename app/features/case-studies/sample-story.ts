import type { CaseStudy } from "#app/data/case-studies.ts";

/** Domains that nobody can own, reserved for examples (RFC 2606). */
const exampleDomain = /(?:^|\.)example(?:\.(?:com|net|org))?$/;

/** Whether a record is a sample: its link leads to a domain reserved for examples (D15). */
export function isSampleStory({ projectLink }: Pick<CaseStudy, "projectLink">): boolean {
  return projectLink !== "" && exampleDomain.test(new URL(projectLink).hostname);
}
