import type { CaseStudy } from "#app/data/case-studies.ts";
import { type Platform, spokenAddress } from "#app/data/social-media-world.ts";
import type { SearchDocument } from "#content/search-data.ts";
import { storyPath } from "#content/story-path.ts";

/** The records of the two tables. A platform is found by its address too. */
export function documentsOf(studies: readonly CaseStudy[], platforms: readonly Platform[]): SearchDocument[] {
  return [
    ...studies.map((study) => ({
      to: storyPath(study),
      kind: "story" as const,
      title: study.brandName,
      asks: [study.industryType],
      text: `${study.companyIntroduction} ${study.keyResults}`,
    })),
    ...platforms.map(({ name, homepageUrl }) => ({
      to: homepageUrl,
      kind: "platform" as const,
      title: name,
      asks: [spokenAddress(homepageUrl)],
      text: spokenAddress(homepageUrl),
    })),
  ].filter(({ to }) => to !== "");
}
