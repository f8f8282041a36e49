import { Drawing } from "#app/components/ui/drawing.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PerforatedPrint } from "#app/components/ui/perforated-print.tsx";
import { Postmark } from "#app/components/ui/postmark.tsx";
import type { CaseStudy } from "#app/data/case-studies.ts";
import { classNames } from "#app/lib/class-names.ts";
import { layout } from "#content/layout.ts";
import { caseStudiesPage } from "#content/pages/case-studies.ts";
import { site } from "#content/site.ts";
import { sceneOfTrade } from "#content/trades.ts";
import styles from "./postcard.module.css";
import { sceneFiles } from "./scene-files.ts";

/** Six cards make one rhythm: only one of them carries the striped border. */
const looks = ["airmail", "view", "letter", "night", "letter", "view"] as const;

interface PostcardProps {
  study: CaseStudy;
  /** Place in the list, which decides how the card is set. */
  position: number;
}

/** One case study: every column of its row, and a drawing chosen from its trade. */
export function Postcard({ study, position }: PostcardProps) {
  const look = looks[position % looks.length] ?? "view";
  const scene = sceneOfTrade(study.industryType);
  const nameId = `case-${study.id}`;
  const picture = (
    <Drawing src={sceneFiles[scene.key]} alt={scene.alt} width={360} height={230} eager={position === 0} />
  );
  return (
    <article
      className={classNames(styles.card, look === "airmail" && "airmail", look === "night" && "dusk")}
      data-look={look}
      data-k={scene.ink}
      aria-labelledby={nameId}
    >
      <div className={styles.picture}>
        {look === "letter" || look === "night" ? <PerforatedPrint>{picture}</PerforatedPrint> : picture}
      </div>
      <div className={styles.message}>
        <Sender study={study} nameId={nameId} />
        <p className={styles.introduction}>{study.companyIntroduction}</p>
        <Parts study={study} />
        <Results text={study.keyResults} />
        <Foot study={study} />
      </div>
    </article>
  );
}

function Sender({ study, nameId }: { study: CaseStudy; nameId: string }) {
  return (
    <header className={styles.sender}>
      <h2 id={nameId}>{study.brandName}</h2>
      <p className="label">
        <span className="visually-hidden">{caseStudiesPage.columns.industryType}: </span>
        {study.industryType}
      </p>
    </header>
  );
}

function Parts({ study }: { study: CaseStudy }) {
  const { columns } = caseStudiesPage;
  const parts = [
    [columns.brandPosition, study.brandPosition],
    [columns.collaboration, study.collaboration],
    [columns.marketingStrategy, study.marketingStrategy],
  ] as const;
  return (
    <dl className={styles.parts}>
      {parts.map(
        ([name, words]) =>
          words && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The figure that a result opens with, such as "+62%" or "3.1 times", set large. */
const openingFigure = /^[+−–-]?\d[\d.,]*(?:\s?(?:%|×|times\b))?/;

function Results({ text }: { text: string }) {
  if (!text) return null;
  const figure = openingFigure.exec(text)?.[0] ?? "";
  return (
    <div className={styles.results}>
      <h3 className="label">{caseStudiesPage.columns.keyResults}</h3>
      <p>
        {figure && <b>{figure}</b>}
        {text.slice(figure.length)}
      </p>
    </div>
  );
}

function Foot({ study }: { study: CaseStudy }) {
  const { columns, day } = caseStudiesPage;
  const posted = day(study.createdAt);
  return (
    <footer className={styles.foot}>
      {study.projectLink && (
        <a href={study.projectLink} target="_blank" rel="noopener">
          {columns.projectLink(study.brandName)}
          <Icon name="ext" className={styles.outside} />
          <span className="visually-hidden"> ({layout.newTab})</span>
        </a>
      )}
      {posted && (
        <p className="label">
          {columns.createdAt} <time dateTime={study.createdAt}>{posted}</time>
        </p>
      )}
      {posted && (
        <Postmark
          top={caseStudiesPage.postmark.top}
          bottom={site.name}
          middle={caseStudiesPage.postmarkDay(study.createdAt)}
          className={styles.postmark}
        />
      )}
    </footer>
  );
}
