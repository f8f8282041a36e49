import { localizedPath } from "#app/browser/localized-path.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import type { CaseStudy } from "#app/data/case-studies.ts";
import { caseStudy } from "#content/pages/case-study.ts";
import { recordText } from "#content/record-text.ts";
import { storyPath } from "#content/story-path.ts";
import { sceneOfTrade } from "#content/trades.ts";
import { Figure } from "../figure.tsx";
import { readResult } from "../read-result.ts";
import { sceneFiles } from "../scene-files.ts";
import studyStyles from "../study.module.css";
import styles from "./story.module.css";

/** Null where the story is the first or the last. */
interface StoryNeighborsProps {
  previous: CaseStudy | null;
  next: CaseStudy | null;
}

/** The stories before and after this one in the table. */
export function StoryNeighbors({ previous, next }: StoryNeighborsProps) {
  const stories = [
    { study: previous, rel: "prev", label: caseStudy.previous },
    { study: next, rel: "next", label: caseStudy.next },
  ];
  if (!previous && !next) return null;
  return (
    <nav className="wrap section columns-2 gap-6" aria-label={caseStudy.moreLabel}>
      {stories.map(({ study, rel, label }) => study && <StoryLink key={rel} {...{ study, rel, label }} />)}
    </nav>
  );
}

interface StoryLinkProps {
  study: CaseStudy;
  rel: string;
  label: string;
}

function StoryLink({ study, rel, label }: StoryLinkProps) {
  const { key, ink } = sceneOfTrade(study.industryType);
  const result = readResult(study.keyResults);
  return (
    <a
      className={`card ${studyStyles.study} ${styles.next}`}
      href={localizedPath(storyPath(study))}
      rel={rel}
      data-enhance="same-search"
      data-k={ink}
    >
      <span className={studyStyles.picture}>
        <Drawing src={sceneFiles[key]} alt="" width={360} height={230} />
      </span>
      <span className={studyStyles.words}>
        <span className="label">{label}</span>
        <span {...recordText}>
          <Figure {...result} />
          {result.sentence} <b>{study.brandName}</b>
        </span>
      </span>
    </a>
  );
}
