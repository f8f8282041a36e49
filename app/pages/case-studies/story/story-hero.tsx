import { Drawing } from "#app/ui/drawing.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { CaseStudy } from "#app/data/case-studies.ts";
import { caseStudy } from "#content/pages/case-study.ts";
import type { TradeScene } from "#content/trades.ts";
import type { Result } from "../read-result.ts";
import { sceneFiles } from "../scene-files.ts";
import styles from "./story.module.css";

interface StoryHeroProps {
  study: CaseStudy;
  result: Result;
  scene: TradeScene;
}

/** The result as a poster of the trade. */
export function StoryHero({ study, result: { number, unit, sentence }, scene }: StoryHeroProps) {
  return (
    <header className={`${styles.poster} on-dark`} data-k={scene.ink}>
      <div className={styles.picture} data-passage="head">
        <Drawing src={sceneFiles[scene.key]} alt={scene.alt} width={360} height={230} eager />
      </div>
      <div className={`${styles.words} wrap`}>
        <a className={styles.back} href="/case-studies" data-enhance="same-search">
          <Icon name="arrow" />
          {caseStudy.back}
        </a>
        <h1>
          <span className={styles.name}>
            {study.brandName}
            <span className="visually-hidden">: </span>
          </span>
          {number && (
            <b>
              {number}
              <small data-word={unit.length > 2}>{unit}</small>
            </b>
          )}
          <span className={number ? styles.rest : styles.sentence}>{sentence}</span>
        </h1>
      </div>
    </header>
  );
}
