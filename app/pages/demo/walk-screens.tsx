import { Icon } from "#app/ui/icon.tsx";
import { ProductScreen, Tag } from "#app/ui/product-screen.tsx";
import { TableHead } from "#app/ui/table-head.tsx";
import type { demoWalk } from "#words/demo-walk.ts";
import styles from "./walk-screens.module.css";

type Words = typeof demoWalk;

export function WalkScreens({ words }: { words: Words }) {
  return (
    <div id="walk" className="sky section">
      <div className={`wrap halves gap-7 ${styles.steps}`}>
        <Step words={words.list} sample={words.sample} ink="teal">
          <List words={words.list} />
        </Step>
        <Step words={words.results} sample={words.sample} ink="navy">
          <Results words={words.results} />
        </Step>
      </div>
    </div>
  );
}

interface StepProps {
  words: Record<"title" | "text" | "screen", string>;
  sample: string;
  ink: string;
  children: React.ReactNode;
}

function Step({ words: { title, text, screen }, sample, ink, children }: StepProps) {
  return (
    <section className="stack gap-5" aria-label={title}>
      <div className="stack gap-3">
        <h2 className="title-2">{title}</h2>
        <p className="lead">{text}</p>
      </div>
      <ProductScreen ink={ink} title={screen} sample={sample}>
        {children}
      </ProductScreen>
    </section>
  );
}

function List({ words }: { words: Words["list"] }) {
  const { columns } = words;
  return (
    <>
      <p className={`cluster gap-2 ${styles.rules}`}>
        <Tag isOn>{words.rule}</Tag> <Tag>{words.otherRule}</Tag> <Tag>{words.add}</Tag> <b>{words.found}</b>
      </p>
      <table className={styles.list}>
        <TableHead cells={[columns.name, columns.buys, columns.prefers, columns.last]} />
        <tbody>
          {words.people.map(({ name, buys, icon, channel, last }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{buys}</td>
              <td>
                <Icon name={icon} /> {channel}
              </td>
              <td>{last}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Results({ words }: { words: Words["results"] }) {
  const max = Math.max(...words.bars.map(({ orders }) => orders));
  return (
    <>
      <div className={`stack gap-5 ${styles.results}`}>
        <dl className={`gap-4 ${styles.figures}`}>
          {words.figures.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="title-1">{figure}</dd>
            </div>
          ))}
        </dl>
        <dl className={`gap-3 ${styles.bars}`} aria-label={words.channels}>
          {words.bars.map(({ icon, label, orders }) => (
            <div key={icon} data-channel={icon}>
              <dt className="cluster gap-2">
                <Icon name={icon} />
                {label}
              </dt>
              <dd className="title-3">
                <svg className="mirrored" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <path d="M0 5h100" />
                  {orders > 0 && <path d={`M0 5h${((100 * orders) / max).toFixed(1)}`} />}
                </svg>
                {orders}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className={`stack gap-1 ${styles.suggestion}`}>
        <b>{words.suggestion}</b> {words.reason}
      </p>
    </>
  );
}
