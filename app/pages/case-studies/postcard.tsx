import { preload } from "react-dom";
import { localizedPath } from "#app/browser/localized-path.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import type { CaseStudy } from "#app/data/case-studies.ts";
import { formatDay } from "#content/dates.ts";
import { getRecordText } from "#content/record-text.ts";
import { caseStudyPath } from "#content/case-study-path.ts";
import { sceneOfTrade } from "#content/trades.ts";
import { controls } from "#words/controls.ts";
import { caseStudyList } from "#words/case-study-list.ts";
import styles from "./cards.module.css";
import { Figure, readResult } from "./figure.tsx";
import { sceneFiles } from "./scene-files.ts";
import summaryStyles from "./summary.module.css";

const { columns, story } = caseStudyList;

interface PostcardProps {
  caseStudy: CaseStudy;
  /** Set for cards on the first screen, whose picture loads with the page. */
  eager: boolean;
  open: boolean;
  query: string;
}

function getScene(caseStudy: CaseStudy) {
  const scene = sceneOfTrade(caseStudy.industryType);
  return { ...scene, src: sceneFiles[scene.key] };
}

export function Postcard({ caseStudy, eager, open, query }: PostcardProps) {
  const scene = getScene(caseStudy);
  const result = readResult(caseStudy.keyResults);
  const nameId = `case-${caseStudy.id}`;
  return (
    <article className={`card ${summaryStyles.summary} ${styles.card}`} data-k={scene.ink} aria-labelledby={nameId}>
      <div className={summaryStyles.picture} data-passage="picture">
        <Drawing src={scene.src} alt={scene.alt} width={360} height={230} eager={eager} />
      </div>
      <p className={`label ${styles.trade}`}>
        <span className="visually-hidden">{columns.industryType}: </span>
        <span {...getRecordText(caseStudy)}>{caseStudy.trade}</span>
      </p>
      <div className={summaryStyles.words} {...getRecordText(caseStudy)}>
        <p className={result.number ? "small" : "title-3"}>
          <Figure {...result} />
          {result.sentence}
        </p>
        <h2 id={nameId} className={styles.name}>
          <a href={localizedPath(caseStudyPath(caseStudy) + query)}>{caseStudy.brandName}</a>
        </h2>
      </div>
      <PostcardDetails caseStudy={caseStudy} more={result.more} open={open} />
    </article>
  );
}

export function BlankPostcard({ caseStudy }: { caseStudy?: CaseStudy }) {
  const scene = caseStudy && getScene(caseStudy);
  // The blank card inlines this drawing, but the card that replaces it loads the file.
  if (scene) preload(scene.src, { as: "image", fetchPriority: "high" });
  return (
    <div className={`card ${summaryStyles.summary} ${styles.card}`} data-k={scene?.ink}>
      <div className={summaryStyles.picture}>
        {scene && <Drawing src={scene.src} alt="" width={360} height={230} eager />}
      </div>
    </div>
  );
}

interface PostcardDetailsProps extends Pick<PostcardProps, "caseStudy" | "open"> {
  more: string;
}

function PostcardDetails({ caseStudy, more, open }: PostcardDetailsProps) {
  const parts = [
    [columns.companyIntroduction, caseStudy.companyIntroduction],
    [columns.brandPosition, caseStudy.brandPosition],
    [columns.collaboration, caseStudy.collaboration],
    [columns.marketingStrategy, caseStudy.marketingStrategy],
    [columns.moreResults, more],
  ] as const;
  return (
    <details className={styles.details} open={open}>
      <summary className="link">
        <span className={styles.closed}>{story.open}</span>
        <span className={styles.opened}>{story.close}</span>
        <span className="visually-hidden">: {caseStudy.brandName}</span>
        <Icon name="down" />
      </summary>
      <dl className={`columns-3 gap-5 ${styles.parts}`}>
        {parts.map(
          ([name, text]) =>
            text && (
              <div key={name}>
                <dt className="title-3">{name}</dt>
                <dd {...getRecordText(caseStudy)}>{text}</dd>
              </div>
            ),
        )}
        <Foot caseStudy={caseStudy} />
      </dl>
    </details>
  );
}

function Foot({ caseStudy: { brandName, projectLink, createdAt } }: Pick<PostcardProps, "caseStudy">) {
  const posted = formatDay(new Date(createdAt));
  if (!posted && !projectLink) return null;
  return (
    <div>
      <dt className="title-3">{posted ? columns.createdAt : columns.projectLinkShort}</dt>
      {posted && (
        <dd>
          <time dateTime={createdAt}>{posted}</time>
        </dd>
      )}
      {projectLink && (
        <dd>
          <NewTabLink href={projectLink} note={controls.newTab}>
            <span>{columns.projectLink(brandName)}</span>
            <Icon name="ext" />
          </NewTabLink>
        </dd>
      )}
    </div>
  );
}
