import { caseStudy as words } from "#words/pages/case-study.ts";
import { site } from "../brand/site.ts";

/** Search engines truncate longer descriptions. */
const maxDescription = 160;
/** Search engines truncate titles beyond 60 characters, and the site's name is at the end. */
const maxTitle = 60 - ` · ${site.name}`.length;
/** Characters that remain for a result even next to the longest name. */
const minResult = 16;

function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max);
  return `${start.slice(0, start.lastIndexOf(" ") + 1 || max).trimEnd()}…`;
}

export function headOfCaseStudy(caseStudy: { brandName: string; companyIntroduction: string }, result: string) {
  const { brandName } = caseStudy;
  const room = maxTitle - words.title({ brandName, result: "…" }).length;
  return {
    title: words.title({ brandName, result: shortened(result.replace(/\.$/, ""), Math.max(room, minResult)) }),
    description: shortened(caseStudy.companyIntroduction, maxDescription),
  };
}

export { words as caseStudy };
