import type { CaseStudy } from "#app/data/case-studies.ts";
import { caseStudyList } from "#words/case-study-list.ts";
import styles from "./case-study-list.module.css";

export function SampleNote({ hasSamples, hasEnglish }: { hasSamples: boolean; hasEnglish: boolean }) {
  return (
    <div className={styles.samples}>
      {hasSamples && <p>{caseStudyList.sampleNote}</p>}
      {hasEnglish && <p>{caseStudyList.englishNote}</p>}
    </div>
  );
}

export const isUntranslated = ({ isTranslated }: Pick<CaseStudy, "isTranslated">): boolean => !isTranslated;

/** Domains reserved for examples by RFC 2606. */
const exampleDomain = /(?:^|\.)example(?:\.(?:com|net|org))?$/;

export function isSampleCaseStudy({ projectLink }: Pick<CaseStudy, "projectLink">): boolean {
  return projectLink !== "" && exampleDomain.test(new URL(projectLink).hostname);
}
