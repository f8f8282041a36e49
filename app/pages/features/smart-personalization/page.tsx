import { Island } from "#app/browser/island.tsx";
import amara from "#app/drawings/features/day-amara.svg";
import ines from "#app/drawings/features/day-ines.svg";
import jonas from "#app/drawings/features/day-jonas.svg";
import envelopes from "#app/drawings/features/envelopes.svg";
import { pageMeta } from "#app/meta.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { claimsOwner } from "#content/claims.ts";
import { mergeLetter, smartPersonalization as copy } from "#words/pages/feature-smart-personalization.ts";
import { FeaturePage } from "../feature-page.tsx";
import MergeLetter, { wakes } from "./merge-letter.island.tsx";
import styles from "./smart-personalization.module.css";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, copy);

const { sources, days, opens } = copy;

export default function SmartPersonalization() {
  return (
    <FeaturePage
      name="smart-personalization"
      words={copy}
      stock="canary"
      art={<Island name="merge-letter" part={MergeLetter} wakes={wakes} />}
      engraving="terrace"
    >
      <section className="wrap section">
        <SectionHead title={sources.title} lead={sources.lead} />
        <ol className="columns-4 gap-6">
          {sources.items.map(({ title, text }, index) => (
            <li key={title} className="media">
              <b className="title-1 signal" aria-hidden="true">
                {index + 1}
              </b>
              <div className="stack gap-2">
                <h3>{title}</h3>
                <p className="soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <Days />
      </section>
      {/* A hundred envelopes and forty-three more illustrate the claim (S9.4). */}
      <section className="section manila">
        <div className="wrap wide-last middle gap-7">
          <div className="stack">
            <h2 className="title-2">
              <b className={`signal ${styles.figure}`}>{opens.figure}</b> {opens.title}
            </h2>
            <p className="lead">{opens.text}</p>
            <p className="small">{claimsOwner}</p>
          </div>
          <Drawing src={envelopes} alt={opens.alternative} width={650} height={396} />
        </div>
      </section>
    </FeaturePage>
  );
}

const dayDrawings: Record<(typeof mergeLetter.readers)[number]["id"], string> = { amara, jonas, ines };

function Days() {
  return (
    <div className={`dusk ${styles.days}`}>
      <h3 className="cluster gap-3">
        {days.title} <span className="label soft">{days.note}</span>
      </h3>
      <ul className="rows">
        {mergeLetter.readers.map(({ id, name, hour, dayAlternative }) => (
          <li key={id} className={styles.day}>
            <b>{name}</b>
            <Drawing src={dayDrawings[id]} alt={dayAlternative} width={480} height={60} />
            <b>{hour}</b>
          </li>
        ))}
      </ul>
      <p className={`cluster between gap-1 label soft ${styles.axis}`} aria-hidden="true">
        {days.hours.map((hour, index) => (
          <span key={`${hour}${index}`}>{hour}</span>
        ))}
      </p>
    </div>
  );
}
