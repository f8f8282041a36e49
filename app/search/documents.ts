import type { CaseStudy } from "#app/data/case-studies.ts";
import { type Platform, spokenAddress } from "#app/data/social-media-world.ts";
import type { SearchDocument } from "#content/search-data.ts";
import { caseStudyPath } from "#content/case-study-path.ts";

export function listDocuments(caseStudies: readonly CaseStudy[], platforms: readonly Platform[]): SearchDocument[] {
  return [
    ...caseStudies.map((caseStudy) => ({
      to: caseStudyPath(caseStudy),
      kind: "story" as const,
      title: caseStudy.brandName,
      asks: [caseStudy.industryType, caseStudy.trade],
      isEnglish: !caseStudy.isTranslated,
      text: `${caseStudy.companyIntroduction} ${caseStudy.keyResults}`,
    })),
    ...platforms.map(({ name, homepageUrl, localName = name }) => ({
      to: homepageUrl,
      kind: "platform" as const,
      title: name,
      asks: [spokenAddress(homepageUrl), localName],
      text: spokenAddress(homepageUrl),
    })),
  ].filter(({ to }) => to !== "");
}
