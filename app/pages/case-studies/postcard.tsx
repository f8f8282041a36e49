import { Drawing } from "#app/ui/drawing.tsx";
import { Postmark } from "#app/ui/postmark.tsx";
import type { CaseStudy } from "#app/data/case-studies.ts";
import { storyPath } from "#content/story-path.ts";
import { sceneOfTrade } from "#content/trades.ts";
import type { CaseStudyWords } from "./case-study-words.ts";
import { PostcardStory } from "./story/postcard-story.tsx";
import styles from "./postcard.module.css";
import { postedOn, postmarkDay } from "./posted.ts";
import { readResult } from "./read-result.ts";
import { sceneFiles } from "./scene-files.ts";

interface PostcardProps {
  words: CaseStudyWords;
  study: CaseStudy;
  /** On the first screen: its picture comes with the page. */
  eager: boolean;
  open: boolean;
  /** The list's query: the story's page leads back to it. */
  query: string;
}

/** The drawing of a study's trade. */
function sceneOf(study: CaseStudy) {
  const scene = sceneOfTrade(study.industryType);
  return { ...scene, src: sceneFiles[scene.key] };
}

/** One case study: its result beside a drawing of its trade, and the other columns in the story below. */
export function Postcard({ words, study, eager, open, query }: PostcardProps) {
  const scene = sceneOf(study);
  const result = readResult(study.keyResults);
  const nameId = `case-${study.id}`;
  return (
    <article className={styles.card} data-k={scene.ink} aria-labelledby={nameId}>
      <h2 id={nameId} className={styles.name}>
        <a href={storyPath(study) + query}>{study.brandName}</a>
      </h2>
      <p className={styles.trade}>
        <span className="visually-hidden">{words.columns.industryType}: </span>
        {study.industryType}
      </p>
      <div className={styles.picture} data-passage="picture">
        <Drawing src={scene.src} alt={scene.alt} width={360} height={230} eager={eager} />
      </div>
      <p className={styles.result} data-figure={result.number !== ""}>
        {result.number && (
          <b>
            {result.number}
            <small data-word={result.unit.length > 2}>{result.unit}</small>
          </b>
        )}
        <span>{result.sentence}</span>
      </p>
      <DayMark words={words.postmark} isoDate={study.createdAt} />
      <PostcardStory words={words} study={study} more={result.more} open={open} />
    </article>
  );
}

/** The day of posting; the story repeats it as text. */
function DayMark({ words, isoDate }: { words: CaseStudyWords["postmark"]; isoDate: string }) {
  if (!postedOn(isoDate)) return null;
  return <Postmark {...words} middle={postmarkDay(isoDate)} className={styles.postmark} />;
}

/** The first card while the list loads: its picture alone. */
export function BlankPostcard({ study }: { study: CaseStudy }) {
  const { src, ink } = sceneOf(study);
  return (
    <div className={styles.card} data-k={ink}>
      <div className={styles.picture}>
        <Drawing src={src} alt="" width={360} height={230} eager />
      </div>
    </div>
  );
}
