import { localizedPath } from "#app/browser/localized-path.ts";
import { data } from "react-router";
import { type CaseStudy, toCaseStudy } from "#app/data/case-studies.ts";
import { pageMeta } from "#app/meta.ts";
import { pageInput } from "#app/page-input.ts";
import { NextStep } from "#app/shell/next-step.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { caseStudy, headOfStory } from "#content/pages/case-study.ts";
import { recordText } from "#content/record-text.ts";
import { sceneOfTrade, type TradeScene } from "#content/trades.ts";
import { Figure } from "../figure.tsx";
import { readResult, type Result } from "../read-result.ts";
import { sceneFiles } from "../scene-files.ts";
import { StoryLetter } from "./story-letter.tsx";
import { StoryNeighbors } from "./story-neighbors.tsx";
import type { Route } from "./+types/page";
import styles from "./story.module.css";

interface Story {
  study: CaseStudy;
  result: Result;
  scene: TradeScene;
}

function storyOf(study: CaseStudy): Story {
  return { study, result: readResult(study.keyResults), scene: sceneOfTrade(study.industryType) };
}

export function loader({ context }: Route.LoaderArgs) {
  const records = context.get(pageInput).records?.story;
  if (!records) throw data(null, { status: 404 });
  const { story, previous, next } = records;
  return { study: toCaseStudy(story), previous: previous && toCaseStudy(previous), next: next && toCaseStudy(next) };
}

export const meta = (args: Route.MetaArgs) => {
  const { study, result, scene } = storyOf(args.loaderData.study);
  const card = { name: `case-study-${scene.key}`, alt: scene.alt };
  const words = headOfStory(study, result.number + result.unit + result.sentence);
  // Empty where the table holds no readable date.
  const published = Number.isNaN(Date.parse(study.createdAt)) ? undefined : study.createdAt;
  return pageMeta(args, words, { card, type: "article", published });
};

/** A case study's own page, made on request (server/pages/requested-pages.ts): its result as a poster, and the letter behind it. */
export default function CaseStudyPage({ loaderData: { study, previous, next } }: Route.ComponentProps) {
  const story = storyOf(study);
  return (
    <>
      <article>
        <StoryHero {...story} />
        <StoryLetter study={study} ink={story.scene.ink} />
      </article>
      <StoryNeighbors previous={previous} next={next} />
      <NextStep title={caseStudy.ask} />
    </>
  );
}

/** The result as a poster of the trade. */
function StoryHero({ study, result, scene }: Story) {
  return (
    <header className={`${styles.poster} on-dark`} data-k={scene.ink}>
      <div className={`${styles.words} wrap`}>
        <ButtonLink
          href={localizedPath("/case-studies")}
          size="small"
          icon="arrow"
          className={styles.back}
          data-enhance="same-search"
        >
          {caseStudy.back}
        </ButtonLink>
        <h1 {...recordText}>
          <span>{study.brandName}</span>
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
