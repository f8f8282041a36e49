import { Icon } from "#app/ui/icon.tsx";
import type { globalReach } from "#content/generated/pages/feature-global-reach.ts";
import styles from "./arrivals-board.module.css";

/** One sample letter as an arrivals board: delivered by day, held at night. */
export function ArrivalsBoard({ copy }: { copy: (typeof globalReach)["board"] }) {
  const { town, time, greeting, status } = copy.headings;
  return (
    <section className="section">
      <div className={`wrap wide-last gap-7 ${styles.columns}`}>
        <div className="stack">
          <h2>{copy.title}</h2>
          <p className="lead">{copy.lead}</p>
          <p className="small soft">{copy.note}</p>
        </div>
        <table className={`dusk ${styles.board}`}>
          <caption className="visually-hidden">{copy.caption}</caption>
          <thead>
            <tr className="label soft">
              <th scope="col">{town}</th>
              <th scope="col">{time}</th>
              <th scope="col">{greeting}</th>
              <th scope="col">{status}</th>
            </tr>
          </thead>
          <tbody>
            {copy.arrivals.map((arrival) => (
              <tr key={arrival.name}>
                <th scope="row" className="title-3">
                  {arrival.name}
                </th>
                <td className={`title-3 ${styles.time}`}>{arrival.time}</td>
                <td lang={arrival.language}>{arrival.greeting}</td>
                <td>
                  {arrival.waitsFor ? (
                    `${copy.waiting} ${arrival.waitsFor}`
                  ) : (
                    <span className="cluster gap-2">
                      <Icon name="tick" />
                      {copy.delivered}
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
