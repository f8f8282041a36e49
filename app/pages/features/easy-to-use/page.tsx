import { Drawing } from "#app/ui/drawing.tsx";
import { pageMeta } from "#app/meta.ts";
import satisfaction from "#app/drawings/features/clock-satisfaction.svg";
import setup from "#app/drawings/features/clock-setup.svg";
import support from "#app/drawings/features/clock-support.svg";
import linework from "#app/drawings/misc/linework.svg";
import { SectionHead } from "#app/ui/section-head.tsx";
import { claimsOwner } from "#content/claims.ts";
import { easyToUse as copy } from "#words/pages/feature-easy-to-use.ts";
import { FeaturePage } from "../feature-page.tsx";
import styles from "./easy-to-use.module.css";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, copy);

export default function EasyToUse() {
  return (
    <FeaturePage
      name="easy-to-use"
      words={copy}
      stock="mint"
      art={<ThreeClocks />}
      artPlace="below"
      engraving="mountain"
    >
      <MinuteRuler />
      <section className="section manila">
        <div className="wrap stack gap-5">
          <h2>{copy.words.title}</h2>
          <ul className="cluster title-2 soft">
            {copy.words.struck.map((word) => (
              <li key={word}>
                <s>{word}</s>
              </li>
            ))}
          </ul>
          <p className="lead">{copy.words.plain}</p>
        </div>
      </section>
    </FeaturePage>
  );
}

const dials = { setup, satisfaction, support } as const;

function ThreeClocks() {
  return (
    <>
      <dl className={styles.clocks}>
        {copy.hero.clocks.map(({ id, figure, label, means, alternative }) => (
          <div key={id}>
            <dt className="stack gap-1">
              <span className="lead">{label}</span>
              <span className="small">{means}</span>
            </dt>
            <dd>
              <Drawing src={dials[id]} alt={alternative} width={200} height={200} eager />
            </dd>
            <dd className={styles.figure}>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="small">{claimsOwner}</p>
    </>
  );
}

function MinuteRuler() {
  return (
    <section className="wrap section">
      <SectionHead title={copy.minutes.title} lead={copy.minutes.lead} />
      <ol className={styles.ruler}>
        {copy.minutes.steps.map(({ at, title, text }) => (
          <li key={at}>
            <b className="title-2">{at}</b>
            <div className={`card stack gap-2 ${styles.stub}`}>
              <h3>{title}</h3>
              <p className="small soft">{text}</p>
            </div>
          </li>
        ))}
        <li>
          <b className="title-2">{copy.minutes.end}</b>
          <svg viewBox="0 0 96 96" role="img" aria-label={copy.minutes.kettle} className="signal">
            <use href={`${linework}#kettle`} />
          </svg>
        </li>
      </ol>
    </section>
  );
}
