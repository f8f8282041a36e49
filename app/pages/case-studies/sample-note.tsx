import type { CaseStudy } from "#app/data/case-studies.ts";
import { caseStudyList } from "#words/case-study-list.ts";
import styles from "./case-study-list.module.css";

/** The note above the list: that its case studies are samples, if any of them is (D15). */
export function SampleNote({ hasSamples }: { hasSamples: boolean }) {
  return <div className={styles.samples}>{hasSamples && <p>{caseStudyList.sampleNote}</p>}</div>;
}

/** Domains that nobody can own, reserved for examples (RFC 2606). */
const exampleDomain = /(?:^|\.)example(?:\.(?:com|net|org))?$/;

/** Whether a record is a sample: its link leads to a domain reserved for examples (D15). */
export function isSampleCaseStudy({ projectLink }: Pick<CaseStudy, "projectLink">): boolean {
  return projectLink !== "" && exampleDomain.test(new URL(projectLink).hostname);
}
