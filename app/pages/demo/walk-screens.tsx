import type { ReactNode } from "react";
import { Drawing } from "#app/ui/drawing.tsx";
import { Icon } from "#app/ui/icon.tsx";
import loaf from "#app/drawings/home/loaf.svg";
import type { demoWalk } from "#content/generated/demo-walk.ts";
import styles from "./walk-screens.module.css";

type Words = typeof demoWalk;

/** In the order of the walk, each in the ink of its mat. */
const steps = [
  { id: "walk-write", name: "writing", ink: "email" },
  { id: "walk-list", name: "list", ink: "seo" },
  { id: "walk-results", name: "results", ink: "bizmail" },
] as const;

/** Three sample screens of the product, one below the other, with links from each to the next. Only text and links: no script is needed. */
export function WalkScreens({ words }: { words: Words }) {
  const screens = {
    writing: <Campaign words={words.writing} />,
    list: <List words={words.list} />,
    results: <Results words={words.results} />,
  };
  return (
    <>
      <div className={styles.intro}>
        <h2>{words.title}</h2>
        <p className="lead">{words.lead}</p>
        <nav aria-label={words.steps}>
          <ol>
            {steps.map(({ id, name }, place) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span aria-hidden="true">{place + 1}</span>
                  {words[name].name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      {steps.map(({ id, name, ink }, place) => (
        <section key={id} id={id} className={styles.step} tabIndex={-1} aria-labelledby={`${id}-title`}>
          <div className={styles.says}>
            <span className={styles.number} aria-hidden="true">
              {place + 1}
            </span>
            <h3 id={`${id}-title`}>{words[name].title}</h3>
            <p>{words[name].text}</p>
            <dl>
              <dt>{words.you}</dt>
              <dd>{words[name].you}</dd>
              <dt>{words.ai}</dt>
              <dd>{words[name].ai}</dd>
            </dl>
            {steps[place + 1] && <a href={`#${steps[place + 1]?.id}`}>{words.next}</a>}
          </div>
          <figure className={styles.mat} data-k={ink}>
            <figcaption className={styles.bar}>
              <Icon name="lark" />
              {words[name].screen}
              <span>{words.sample}</span>
            </figcaption>
            {screens[name]}
          </figure>
        </section>
      ))}
    </>
  );
}

function Campaign({ words }: { words: Words["writing"] }) {
  return (
    <div className={styles.campaign}>
      <dl className={styles.fields}>
        <dt>{words.note}</dt>
        <dd>{words.noteText}</dd>
        <dt>{words.sendBy}</dt>
        <dd className={styles.tags}>
          {words.channels.map(({ ink, label, isChosen }) => (
            <Tag key={ink} isOn={isChosen}>
              <Icon name={ink} />
              {label}
              {isChosen && <span className="visually-hidden">, {words.chosen}</span>}
            </Tag>
          ))}
        </dd>
        <dt>{words.picture}</dt>
        <dd className={styles.picture}>
          <Drawing src={loaf} alt="" width={120} height={90} />
          {words.pictureWords}
        </dd>
        <dt>{words.when}</dt>
        <dd>{words.whenText}</dd>
      </dl>
      <div className={styles.drafts}>
        {words.drafts.map(({ ink, label, note, kept, changed }) => (
          <div key={ink} className={styles.draft}>
            <p>
              <Icon name={ink} />
              <b>{label}</b> <span>{note}</span>
            </p>
            <p>
              {kept} <ins>{changed}</ins>
            </p>
          </div>
        ))}
        <p className={styles.tags}>
          <Tag isOn>{words.approve}</Tag> <Tag>{words.again}</Tag>
        </p>
      </div>
    </div>
  );
}

function List({ words }: { words: Words["list"] }) {
  const { columns } = words;
  return (
    <>
      <p className={`${styles.tags} ${styles.rules}`}>
        <Tag isOn>{words.rule}</Tag> <Tag>{words.otherRule}</Tag> <Tag>{words.add}</Tag> <b>{words.found}</b>
      </p>
      <table className={styles.list}>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.buys}</th>
            <th scope="col">{columns.prefers}</th>
            <th scope="col">{columns.last}</th>
          </tr>
        </thead>
        <tbody>
          {words.people.map(({ name, buys, ink, channel, last, isInRule }) => (
            <tr key={name} data-on={isInRule || undefined}>
              <th scope="row">
                {name}
                {isInRule && <span className="visually-hidden">, {words.inRule}</span>}
              </th>
              <td>{buys}</td>
              <td>
                <Icon name={ink} /> {channel}
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
  const most = Math.max(...words.bars.map(({ orders }) => orders));
  return (
    <>
      <div className={styles.results}>
        <dl>
          {words.figures.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <dl aria-label={words.channels}>
          {words.bars.map(({ ink, label, orders }) => (
            <div key={ink} data-k={ink}>
              <dt>
                <Icon name={ink} />
                {label}
              </dt>
              <dd>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <path d="M0 5h100" />
                  {orders > 0 && <path d={`M0 5h${((100 * orders) / most).toFixed(1)}`} />}
                </svg>
                {orders}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className={styles.suggestion}>
        <b>{words.suggestion}</b> {words.reason}
      </p>
    </>
  );
}

/** Looks like a control of the product but does nothing here. */
function Tag({ isOn = false, children }: { isOn?: boolean; children: ReactNode }) {
  return (
    <span className={styles.tag} data-on={isOn || undefined}>
      {children}
    </span>
  );
}
