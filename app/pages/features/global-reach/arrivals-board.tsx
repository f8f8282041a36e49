import { Icon } from "#app/ui/icon.tsx";
import type { globalReach } from "#content/generated/pages/feature-global-reach.ts";
import styles from "./arrivals-board.module.css";

/** One sample letter as an arrivals board: delivered by day, held at night. */
export function ArrivalsBoard({ copy }: { copy: (typeof globalReach)["board"] }) {
  const { town, time, greeting, status } = copy.headings;
  return (
    <section className="section">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2>{copy.title}</h2>
          <p className="lead">{copy.lead}</p>
          <p className={`soft ${styles.note}`}>{copy.note}</p>
        </div>
        <table className={styles.board}>
          <caption className="visually-hidden">{copy.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{town}</th>
              <th scope="col">{time}</th>
              <th scope="col">{greeting}</th>
              <th scope="col">{status}</th>
            </tr>
          </thead>
          <tbody>
            {copy.arrivals.map((arrival) => (
              <tr key={arrival.name}>
                <th scope="row">{arrival.name}</th>
                <td className={styles.time}>{arrival.time}</td>
                <td lang={arrival.language}>{arrival.greeting}</td>
                <td>
                  {arrival.waitsFor ? (
                    `${copy.waiting} ${arrival.waitsFor}`
                  ) : (
                    <>
                      <Icon name="tick" /> {copy.delivered}
                    </>
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
