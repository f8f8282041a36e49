import { localizedPath } from "#app/browser/localized-path.ts";
import { data } from "react-router";
import { type CaseStudy, toCaseStudy } from "#app/data/case-studies.ts";
import { pageMeta } from "#app/meta.ts";
import { pageInput } from "#app/page-input.ts";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { caseStudy as words, headOfCaseStudy } from "#content/pages/case-study.ts";
import { getRecordText } from "#content/record-text.ts";
import { sceneOfTrade, type TradeScene } from "#content/trades.ts";
import { Figure, readResult, type Result } from "../figure.tsx";
import { sceneFiles } from "../scene-files.ts";
import { CaseStudyLetter } from "./case-study-letter.tsx";
import { Neighbors } from "./neighbors.tsx";
import type { Route } from "./+types/page";
import styles from "./case-study.module.css";

interface PosterProps {
  caseStudy: CaseStudy;
  result: Result;
  scene: TradeScene;
}

function toPoster(caseStudy: CaseStudy): PosterProps {
  return { caseStudy, result: readResult(caseStudy.keyResults), scene: sceneOfTrade(caseStudy.industryType) };
}

export function loader({ context }: Route.LoaderArgs) {
  const records = context.get(pageInput).records?.caseStudy;
  if (!records) throw data(null, { status: 404 });
  const { caseStudy, previous, next } = records;
  return {
    caseStudy: toCaseStudy(caseStudy),
    previous: previous && toCaseStudy(previous),
    next: next && toCaseStudy(next),
  };
}

export const meta = (args: Route.MetaArgs) => {
  const { caseStudy, result, scene } = toPoster(args.loaderData.caseStudy);
  const card = { name: `case-study-${scene.key}`, alt: scene.alt };
  const head = headOfCaseStudy(caseStudy, result.number + result.unit + result.sentence);
  const published = Number.isNaN(Date.parse(caseStudy.createdAt)) ? undefined : caseStudy.createdAt;
  return pageMeta(args, head, { card, type: "article", published, isEnglish: !caseStudy.isTranslated });
};

export default function CaseStudyPage({ loaderData: { caseStudy, previous, next } }: Route.ComponentProps) {
  const poster = toPoster(caseStudy);
  return (
    <PageLayout ask={words.ask} engraving="market">
      <article>
        <Poster {...poster} />
        <CaseStudyLetter caseStudy={caseStudy} ink={poster.scene.ink} />
      </article>
      <Neighbors previous={previous} next={next} />
    </PageLayout>
  );
}

function Poster({ caseStudy, result, scene }: PosterProps) {
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
          {words.back}
        </ButtonLink>
        <h1 {...getRecordText(caseStudy)}>
          <span>{caseStudy.brandName}</span>
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
