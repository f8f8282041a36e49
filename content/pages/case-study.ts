import { caseStudy } from "../generated/pages/case-study.ts";
import { site } from "../site.ts";

/** Characters after which search engines cut a description. */
const longestDescription = 160;
/** Characters after which search engines cut a title, less the name of the site at its end. */
const longestTitle = 60 - ` · ${site.name}`.length;
/** Characters of a result that are shown beside the longest name. */
const shortestResult = 16;

/** The text, cut after a whole word, with an ellipsis where something is missing. */
function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const words = text.slice(0, longest);
  return `${words.slice(0, words.lastIndexOf(" ") + 1 || longest).trimEnd()}…`;
}

/** What a tab, a search engine and a shared link say of a case study. */
export function headOfStory(study: { brandName: string; companyIntroduction: string }, result: string) {
  const { brandName } = study;
  const room = longestTitle - caseStudy.title({ brandName, result: "…" }).length;
  return {
    title: caseStudy.title({ brandName, result: shortened(result.replace(/\.$/, ""), Math.max(room, shortestResult)) }),
    description: shortened(study.companyIntroduction, longestDescription),
  };
}

export { caseStudy };
