import { Choice } from "#app/ui/choice.tsx";
import pill from "#app/ui/pill.module.css";
import { Blocks } from "#app/ui/prose/blocks.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { TableHead } from "#app/ui/table-head.tsx";
import { answers } from "#content/answers.ts";
import { integrations } from "#words/pages/integrations.ts";
import styles from "./board.module.css";

const { works, filter, all } = integrations;

export const systemsAnswer = answers.find(({ id }) => id === "systems")!;

/** @throws Error for a status word that the page doesn't explain */
function readRow([name = "", word = "", how = "", plan = ""]: readonly string[]) {
  const status = works.find((known) => known.word === word)?.status;
  if (!status) throw new Error(`The page does not explain “${word}” (${name}).`);
  return { name, word, status, how, plan };
}

export const table = systemsAnswer.answer.find((block) => block.kind === "table")!;
export const systems = table.rows.map(readRow);

export function Board() {
  const { id, question, answer } = systemsAnswer;
  return (
    <section id={id} className={`${styles.section} wrap stack gap-5`} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="visually-hidden">
        {question}
      </h2>
      <Blocks blocks={answer.filter((block) => block !== table)} />
      <fieldset className="cluster gap-2 screen-only">
        <legend className="visually-hidden">{filter}</legend>
        <Choice type="radio" name="works" value="all" defaultChecked className={pill.pill}>
          {all}
        </Choice>
        {works.map(({ status, word }) => (
          <Choice key={status} type="radio" name="works" value={status} className={pill.pill}>
            {word} <span>{systems.filter((system) => system.status === status).length}</span>
          </Choice>
        ))}
      </fieldset>
      <dl className="columns-3 gap-5">
        {works.map(({ status, word, means }) => (
          <div key={status} className="stack gap-1">
            <dt>
              <StatusMark status={status} word={word} />
            </dt>
            <dd className="small soft">{means}</dd>
          </div>
        ))}
      </dl>
      <table className={`${styles.board} dusk`}>
        <caption className="visually-hidden">{table.caption}</caption>
        <TableHead className="label" cells={table.head} />
        <tbody>
          {systems.map(({ name, status, word, how, plan }) => (
            <tr key={name} data-status={status}>
              <th scope="row">
                <b>{name}</b>
              </th>
              <td>
                <StatusMark status={status} word={word} />
              </td>
              <td>{how}</td>
              <td>{plan}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
