import { NextStep } from "#app/shell/next-step.tsx";
import { type CaseStudy, toCaseStudy } from "#app/data/case-studies.ts";
import { cardSize, pageTitle } from "#app/meta.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { caseStudy, headOfStory } from "#content/pages/case-study.ts";
import { site } from "#content/site.ts";
import { storyPath } from "#content/story-path.ts";
import { sceneOfTrade } from "#content/trades.ts";
import type { StoryRecords } from "#shared/list-records.ts";
import { readResult } from "../read-result.ts";
import { StoryHero } from "./story-hero.tsx";
import { StoryLetter } from "./story-letter.tsx";
import { StoryNeighbors } from "./story-neighbors.tsx";

/** Title, description, address and preview of a story. */
export function StoryHead({ story }: StoryRecords) {
  const { siteUrl } = usePublicSettings();
  const study: CaseStudy = toCaseStudy(story);
  const address = siteUrl + storyPath(study);
  const { number, unit, sentence } = readResult(study.keyResults);
  const { title, description } = headOfStory(study, number + unit + sentence);
  const scene = sceneOfTrade(study.industryType);
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

/** One record whole: its result as a poster, the letter behind it, what to do next, and the stories beside it. */
export function StoryPage({ story, previous, next }: StoryRecords) {
  const study = toCaseStudy(story);
  const scene = sceneOfTrade(study.industryType);
  return (
    <>
      <article>
        <StoryHero study={study} result={readResult(study.keyResults)} scene={scene} />
        <StoryLetter study={study} ink={scene.ink} />
      </article>
      <StoryNeighbors previous={previous} next={next} />
      <NextStep title={caseStudy.ask} />
    </>
  );
}
