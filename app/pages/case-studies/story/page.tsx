import { usePageContext } from "#app/browser/page-context.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { type CaseStudy, toCaseStudy } from "#app/data/case-studies.ts";
import { cardSize, pageTitle } from "#app/meta.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { UnknownAddress } from "#app/shell/error-pages/unknown-address.tsx";
import { NextStep } from "#app/shell/next-step.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { notFound } from "#content/generated/pages/not-found.ts";
import { caseStudy, headOfStory } from "#content/pages/case-study.ts";
import { site } from "#content/site.ts";
import { storyPath } from "#content/story-path.ts";
import { sceneOfTrade, type TradeScene } from "#content/trades.ts";
import { Figure } from "../figure.tsx";
import { readResult, type Result } from "../read-result.ts";
import { sceneFiles } from "../scene-files.ts";
import { StoryLetter } from "./story-letter.tsx";
import { StoryNeighbors } from "./story-neighbors.tsx";
import styles from "./story.module.css";

export const handle: RouteHandle = { ownHead: true };

/** A case study's own page, made on request (server/pages/requested-pages.ts): its result as a poster, and the letter behind it. */
export default function CaseStudyPage() {
  const records = usePageContext().records?.story;
  if (!records) {
    return (
      <>
        <title>{pageTitle(notFound.title)}</title>
        <meta name="description" content={notFound.description} />
        <meta name="robots" content="noindex" />
        <UnknownAddress />
      </>
    );
  }
  const study = toCaseStudy(records.story);
  const story = { study, result: readResult(study.keyResults), scene: sceneOfTrade(study.industryType) };
  return (
    <>
      <StoryHead {...story} />
      <article>
        <StoryHero {...story} />
        <StoryLetter study={study} ink={story.scene.ink} />
      </article>
      <StoryNeighbors previous={records.previous} next={records.next} />
      <NextStep title={caseStudy.ask} />
    </>
  );
}

interface StoryProps {
  study: CaseStudy;
  result: Result;
  scene: TradeScene;
}

/** Title, description, address and preview of a story. */
function StoryHead({ study, result: { number, unit, sentence }, scene }: StoryProps) {
  const { siteUrl } = usePublicSettings();
  const address = siteUrl + storyPath(study);
  const { title, description } = headOfStory(study, number + unit + sentence);
  const properties = {
    "og:title": pageTitle(title),
    "og:description": description,
    "og:url": address,
    "og:image": `${siteUrl}/og/case-study-${scene.key}.png`,
    "og:image:width": cardSize.width,
    "og:image:height": cardSize.height,
    "og:image:alt": scene.alt,
    "og:site_name": site.name,
    "og:type": "article",
  };
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The result as a poster of the trade. */
function StoryHero({ study, result, scene }: StoryProps) {
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
