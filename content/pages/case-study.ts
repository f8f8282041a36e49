import { caseStudy } from "#words/pages/case-study.ts";
import { site } from "../site.ts";

/** Characters after which search engines cut a description. */
const maxDescription = 160;
/** Characters after which search engines cut a title, less the name of the site at its end. */
const maxTitle = 60 - ` · ${site.name}`.length;
/** Characters of a result that are shown beside the longest name. */
const minResult = 16;

/** The text, cut after a whole word, with an ellipsis where something is missing. */
function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const words = text.slice(0, max);
  return `${words.slice(0, words.lastIndexOf(" ") + 1 || max).trimEnd()}…`;
}

/** What a tab, a search engine and a shared link say of a case study. */
export function headOfStory(study: { brandName: string; companyIntroduction: string }, result: string) {
  const { brandName } = study;
  const room = maxTitle - caseStudy.title({ brandName, result: "…" }).length;
  return {
    title: caseStudy.title({ brandName, result: shortened(result.replace(/\.$/, ""), Math.max(room, minResult)) }),
    description: shortened(study.companyIntroduction, maxDescription),
  };
}

export { caseStudy };
