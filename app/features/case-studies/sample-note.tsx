import { ServedMarkup } from "#app/components/ui/served-markup.tsx";
import { type CaseStudy, toCaseStudy } from "#app/data/case-studies.ts";
import { useServerRecords } from "#app/lib/served-part.ts";
import { caseStudiesPage } from "#content/pages/case-studies.ts";
import styles from "./case-study-list.module.css";

/**
 * The note above the list: that its stories are samples, if any of them is (D15), and otherwise how to read a card. `studies` is null
 * until the list has loaded; until then the served note stays.
 */
export function SampleNote({ studies }: { studies: readonly CaseStudy[] | null }) {
  const served = (useServerRecords()?.case_studies.rows ?? []).map(toCaseStudy);
  return (
    <div className={styles.samples}>
      {studies === null ? (
        <ServedMarkup id="sample-note">{import.meta.env.SSR && sentence(served)}</ServedMarkup>
      ) : (
        sentence(studies)
      )}
    </div>
  );
}

function sentence(studies: readonly CaseStudy[]) {
  return <p>{studies.some(isSampleStory) ? caseStudiesPage.sampleNote : caseStudiesPage.lead}</p>;
}

/** Domains that nobody can own, reserved for examples (RFC 2606). */
const exampleDomain = /(?:^|\.)example(?:\.(?:com|net|org))?$/;

/** Whether a record is a sample: its link leads to a domain reserved for examples (D15). */
export function isSampleStory({ projectLink }: Pick<CaseStudy, "projectLink">): boolean {
  return projectLink !== "" && exampleDomain.test(new URL(projectLink).hostname);
}
