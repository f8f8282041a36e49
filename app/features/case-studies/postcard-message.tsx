import { Icon } from "#app/components/ui/icon.tsx";
import { Postmark } from "#app/components/ui/postmark.tsx";
import type { CaseStudy } from "#app/data/case-studies.ts";
import { layout } from "#content/generated/layout.ts";
import { caseStudiesPage, postedOn, postmarkDay } from "#content/pages/case-studies.ts";
import { site } from "#content/site.ts";
import styles from "./postcard-message.module.css";

/** What is written on a postcard: every column of its row. */
export function PostcardMessage({ study, nameId }: { study: CaseStudy; nameId: string }) {
  return (
    <div className={styles.message}>
      <Sender study={study} nameId={nameId} />
      <p className={styles.introduction}>{study.companyIntroduction}</p>
      <Parts study={study} />
      <Results text={study.keyResults} />
      <Foot study={study} />
    </div>
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
  const { columns } = caseStudiesPage;
  const posted = postedOn(study.createdAt);
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
          middle={postmarkDay(study.createdAt)}
          className={styles.postmark}
        />
      )}
    </footer>
  );
}
