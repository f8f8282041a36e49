import { pageMeta } from "#app/meta.ts";
import dial from "#app/drawings/features/wall-clock.svg";
import { Icon, SpriteSymbol } from "#app/ui/icon.tsx";
import { PerforatedPrint } from "#app/ui/perforated-print.tsx";
import { Postmark } from "#app/ui/postmark.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { TableHead } from "#app/ui/table-head.tsx";
import { WorldMap } from "#app/ui/world-map.tsx";
import { claimsOwner } from "#content/claims.ts";
import { posted, timeIn } from "#content/clock.ts";
import { globalReach as copy } from "#words/pages/feature-global-reach.ts";
import { FeaturePage } from "../feature-page.tsx";
import styles from "./global-reach.module.css";
import { isNight, turnAt } from "./hands.ts";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, copy);

export default function GlobalReach() {
  return (
    <FeaturePage name="global-reach" words={copy} stock="sky" art={<MapStamp />} artPlace="below" engraving="ocean">
      <ArrivalsBoard />
      <WallClocks />
    </FeaturePage>
  );
}

function MapStamp() {
  const { towns, map, postmark, denomination, figures } = copy.hero;
  return (
    <>
      <div className={styles.stamp}>
        <PerforatedPrint ink="teal">
          <div className={`forced-colors ${styles.map}`}>
            <WorldMap towns={towns} label={map} />
            <svg viewBox="0 0 32 32" className={styles.lark} aria-hidden="true">
              <SpriteSymbol id="lark" />
            </svg>
            <span className={`title-2 ${styles.denomination}`} aria-hidden="true">
              {denomination[0]}
              <br />
              {denomination[1]}
            </span>
          </div>
        </PerforatedPrint>
        <Postmark
          top={postmark.over}
          bottom={postmark.under}
          middle={postmark.middle}
          waves
          className={styles.postmark}
        />
      </div>
      <dl className={`columns-3 gap-5 ${styles.figures}`}>
        {figures.map(({ figure, label, means }) => (
          <div key={label} className="stack gap-1">
            <dt className="stack gap-1">
              <span className="lead">{label}</span>
              <span className="small">{means}</span>
            </dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="small">{claimsOwner}</p>
    </>
  );
}

function ArrivalsBoard() {
  const { title, lead, note, caption, headings, arrivals, waiting, delivered } = copy.board;
  return (
    <section className="section">
      <div className="wrap wide-last middle gap-7">
        <div className="stack">
          <h2>{title}</h2>
          <p className="lead">{lead}</p>
          <p className="small soft">{note}</p>
        </div>
        <table className={`dusk ${styles.board}`}>
          <caption className="visually-hidden">{caption}</caption>
          <TableHead
            className="label soft"
            cells={[headings.town, headings.time, headings.greeting, headings.status]}
          />
          <tbody>
            {arrivals.map(({ name, time, language, greeting, waitsFor }) => (
              <tr key={name}>
                <th scope="row" className="title-3">
                  {name}
                </th>
                <td className={`title-3 ${styles.time}`}>{time}</td>
                <td lang={language}>{greeting}</td>
                <td>
                  {waitsFor ? (
                    `${waiting} ${waitsFor}`
                  ) : (
                    <span className="cluster gap-2">
                      <Icon name="tick" />
                      {delivered}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function WallClocks() {
  const { title, lead, whenStill, whenLive, towns } = copy.clocks;
  return (
    <section className={`section manila ${styles.clocks}`} data-enhance="wall-clocks">
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <p className={`title-3 ${styles.when}`}>
          <span>{whenStill}</span>
          <span>{whenLive}</span>
        </p>
        <ul className={styles.wall}>
          {towns.map(({ id, name, timeZone }) => (
            <Clock key={id} town={name} timeZone={timeZone} time={timeIn(timeZone, posted)} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Clock({ town, timeZone, time }: { town: string; timeZone: string; time: string }) {
  return (
    <li className={`stack gap-1 ${styles.clock}`} data-time-zone={timeZone} data-night={isNight(time) || undefined}>
      <svg viewBox="0 0 200 200" aria-hidden="true">
        <use href={`${dial}#face`} />
        <path d="M100 108V52" strokeWidth="9" transform={turnAt(time, 0)} />
        <path d="M100 108V30" strokeWidth="5" transform={turnAt(time, 1)} />
        <circle cx="100" cy="100" r="6" />
      </svg>
      <b>{town}</b>
      <time className="soft" dateTime={time}>
        {time}
      </time>
    </li>
  );
}
