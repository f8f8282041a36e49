import { Drawing } from "#app/ui/drawing.tsx";
import { toCaseStudy } from "#app/data/case-studies.ts";
import { caseStudy } from "#content/pages/case-study.ts";
import { storyPath } from "#content/story-path.ts";
import { sceneOfTrade } from "#content/trades.ts";
import type { StoryRecords } from "#shared/list-records.ts";
import { readResult } from "../read-result.ts";
import { sceneFiles } from "../scene-files.ts";
import styles from "./story.module.css";

type StoryNeighboursProps = Pick<StoryRecords, "previous" | "next">;

/** The stories before and after this one in the table. */
export function StoryNeighbours({ previous, next }: StoryNeighboursProps) {
  const stories = [
    { row: previous, rel: "prev", label: caseStudy.previous },
    { row: next, rel: "next", label: caseStudy.next },
  ];
  if (!previous && !next) return null;
  return (
    <nav className={styles.more} aria-label={caseStudy.moreLabel}>
      <div className={`${styles.pair} wrap`}>
        {stories.map(({ row, rel, label }) => row && <StoryLink key={rel} {...{ row, rel, label }} />)}
      </div>
    </nav>
  );
}

interface StoryLinkProps {
  row: Record<string, unknown>;
  rel: string;
  label: string;
}

function StoryLink({ row, rel, label }: StoryLinkProps) {
  const study = toCaseStudy(row);
  const { key, ink } = sceneOfTrade(study.industryType);
  const { number, unit, sentence } = readResult(study.keyResults);
  return (
    <a className={styles.next} href={storyPath(study)} rel={rel} data-enhance="same-search" data-k={ink}>
      <span className={styles.nextPicture}>
        <Drawing src={sceneFiles[key]} alt="" width={360} height={230} />
      </span>
      <span className={styles.nextWords}>
        <span className={styles.label}>{label}</span>
        {number && (
          <span className={styles.figure}>
            {number}
            <small data-word={unit.length > 2}>{unit}</small>
          </span>
        )}
        <b>{study.brandName}</b>
        <span>{sentence}</span>
      </span>
    </a>
  );
}
