import { Drawing } from "#app/ui/drawing.tsx";
import { findDrawing } from "#app/ui/find-drawing.ts";
import { Icon } from "#app/ui/icon.tsx";
import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import { Postmark } from "#app/ui/postmark.tsx";
import { SampleMark } from "#app/ui/sample-mark.tsx";
import type { CaseStudy } from "#app/data/case-studies.ts";
import { formatDay, formatDayAndMonth } from "#content/dates.ts";
import { controls } from "#words/controls.ts";
import { caseStudyList } from "#words/case-study-list.ts";
import { caseStudiesPage } from "#words/pages/case-studies.ts";
import { caseStudy as words } from "#content/pages/case-study.ts";
import { getRecordText } from "#content/record-text.ts";
import type { InkKey } from "#content/catalog/service-names.ts";
import { isSampleCaseStudy } from "../sample-note.tsx";
import styles from "./case-study.module.css";

export function CaseStudyLetter({ caseStudy, ink }: { caseStudy: CaseStudy; ink: InkKey }) {
  const { columns } = caseStudyList;
  const date = new Date(caseStudy.createdAt);
  const posted = formatDay(date);
  const parts = [
    [columns.brandPosition, caseStudy.brandPosition],
    [columns.collaboration, caseStudy.collaboration],
    [columns.marketingStrategy, caseStudy.marketingStrategy],
    [words.results, caseStudy.keyResults],
  ] as const;
  return (
    <div className="canary band" data-k={ink}>
      <div className={`wrap stack gap-5 ${styles.sheet}`}>
        {isSampleCaseStudy(caseStudy) && (
          <p>
            <SampleMark>{words.sampleNote}</SampleMark>
          </p>
        )}
        {!caseStudy.isTranslated && <p className="soft">{words.englishNote}</p>}
        <div className={`stack gap-6 airmail ${styles.letter}`}>
          <div className={styles.address}>
            <h2>{words.heading(caseStudy.brandName)}</h2>
            <div className={`${styles.stamp} screen-only`} aria-hidden="true">
              <span className="lifted">
                <span className="perforated">
                  <Drawing src={findDrawing(`/app/drawings/stamps/${ink}.svg`)} alt="" width={120} height={104} />
                </span>
              </span>
              {posted && (
                <Postmark
                  {...caseStudiesPage.postmark}
                  middle={[formatDayAndMonth(date), String(date.getUTCFullYear())]}
                  className={`wide-only ${styles.postmark}`}
                />
              )}
            </div>
          </div>
          <p className={`title-3 ${styles.opening}`} {...getRecordText(caseStudy)}>
            {caseStudy.companyIntroduction}
          </p>
          <Facts caseStudy={caseStudy} posted={posted} />
          <div className={`columns-2 gap-6 ${styles.parts}`}>
            {parts.map(
              ([name, words]) =>
                words && (
                  <section key={name} className="stack gap-2">
                    <h3>{name}</h3>
                    <p {...getRecordText(caseStudy)}>{words}</p>
                  </section>
                ),
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

function Facts({ caseStudy, posted }: { caseStudy: CaseStudy; posted: string }) {
  const { columns } = caseStudyList;
  const facts = [
    [columns.industryType, caseStudy.trade && <span {...getRecordText(caseStudy)}>{caseStudy.trade}</span>],
    [columns.createdAt, posted && <time dateTime={caseStudy.createdAt}>{posted}</time>],
    [
      words.project,
      caseStudy.projectLink && (
        <NewTabLink href={caseStudy.projectLink} note={controls.newTab}>
          {new URL(caseStudy.projectLink).hostname}
          <Icon name="ext" />
        </NewTabLink>
      ),
    ],
  ] as const;
  return (
    <dl className={`cluster gap-6 ${styles.facts}`} aria-label={words.facts}>
      {facts.map(
        ([name, fact]) =>
          fact && (
            <div key={name}>
              <dt className="label soft">{name}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
