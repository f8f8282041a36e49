import { localizedPath } from "#app/browser/localized-path.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import type { CaseStudy } from "#app/data/case-studies.ts";
import { caseStudy as words } from "#content/pages/case-study.ts";
import { getRecordText } from "#content/record-text.ts";
import { caseStudyPath } from "#content/case-study-path.ts";
import { sceneOfTrade } from "#content/trades.ts";
import { Figure, readResult } from "../figure.tsx";
import { sceneFiles } from "../scene-files.ts";
import summaryStyles from "../summary.module.css";
import styles from "./case-study.module.css";

interface NeighborsProps {
  previous: CaseStudy | null;
  next: CaseStudy | null;
}

export function Neighbors({ previous, next }: NeighborsProps) {
  const caseStudies = [
    { caseStudy: previous, rel: "prev", label: words.previous },
    { caseStudy: next, rel: "next", label: words.next },
  ];
  if (!previous && !next) return null;
  return (
    <nav className="wrap section columns-2 gap-6" aria-label={words.moreLabel}>
      {caseStudies.map(
        ({ caseStudy, rel, label }) => caseStudy && <Neighbor key={rel} {...{ caseStudy, rel, label }} />,
      )}
    </nav>
  );
}

interface NeighborProps {
  caseStudy: CaseStudy;
  rel: string;
  label: string;
}

function Neighbor({ caseStudy, rel, label }: NeighborProps) {
  const { key, ink } = sceneOfTrade(caseStudy.industryType);
  const result = readResult(caseStudy.keyResults);
  return (
    <a
      className={`card ${summaryStyles.summary} ${styles.next}`}
      href={localizedPath(caseStudyPath(caseStudy))}
      rel={rel}
      data-enhance="same-search"
      data-k={ink}
    >
      <span className={summaryStyles.picture}>
        <Drawing src={sceneFiles[key]} alt="" width={360} height={230} />
      </span>
      <span className={summaryStyles.words}>
        <span className="label">{label}</span>
        <span {...getRecordText(caseStudy)}>
          <Figure {...result} />
          {result.sentence} <b>{caseStudy.brandName}</b>
        </span>
      </span>
    </a>
  );
}
