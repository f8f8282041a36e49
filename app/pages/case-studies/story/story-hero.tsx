import { ButtonLink } from "#app/ui/button.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import type { CaseStudy } from "#app/data/case-studies.ts";
import { caseStudy } from "#content/pages/case-study.ts";
import type { TradeScene } from "#content/trades.ts";
import { Figure } from "../figure.tsx";
import type { Result } from "../read-result.ts";
import { sceneFiles } from "../scene-files.ts";
import styles from "./story.module.css";

interface StoryHeroProps {
  study: CaseStudy;
  result: Result;
  scene: TradeScene;
}

/** The result as a poster of the trade. */
export function StoryHero({ study, result, scene }: StoryHeroProps) {
  return (
    <header className={`${styles.poster} on-dark`} data-k={scene.ink}>
      <div className={`${styles.words} wrap`}>
        <ButtonLink to="/case-studies" size="small" icon="arrow" className={styles.back} data-enhance="same-search">
          {caseStudy.back}
        </ButtonLink>
        <h1>
          {study.brandName}
          <span className="visually-hidden">: </span>
          <Figure {...result} />
          <span className={result.number ? undefined : "title-1"}>{result.sentence}</span>
        </h1>
      </div>
      <div className={`${styles.picture} screen-only`} data-passage="head">
        <Drawing src={sceneFiles[scene.key]} alt={scene.alt} width={360} height={230} eager />
      </div>
    </header>
  );
}
