import { caseStudy } from "../generated/pages/case-study.ts";

/** Characters after which search engines cut a description. */
const longestDescription = 160;
/** Characters of a result that a title has room for. */
const longestResult = 60;

/** The text, cut after a whole word, with an ellipsis where something is missing. */
function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const words = text.slice(0, longest);
  return `${words.slice(0, words.lastIndexOf(" ") + 1 || longest).trimEnd()}…`;
}

/** What a tab, a search engine and a shared link say of a case study. */
export function headOfStory(study: { brandName: string; companyIntroduction: string }, result: string) {
  return {
    title: caseStudy.title({ brandName: study.brandName, result: shortened(result.replace(/\.$/, ""), longestResult) }),
    description: shortened(study.companyIntroduction, longestDescription),
  };
}

export { caseStudy };
