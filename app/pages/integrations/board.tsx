import { Choice } from "#app/ui/choice.tsx";
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

export const intro = systemsAnswer.answer.find((block) => block.kind === "paragraph")!;
export const table = systemsAnswer.answer.find((block) => block.kind === "table")!;
export const systems = table.rows.map(readRow);

export function Board() {
  const { id, question } = systemsAnswer;
  return (
    <section id={id} className={`${styles.section} wrap stack gap-5`} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="visually-hidden">
        {question}
      </h2>
      <fieldset className="columns-4 gap-3">
        <legend className="visually-hidden">{filter}</legend>
        <Choice
          type="radio"
          name="works"
          value="all"
          defaultChecked
          className={`card row between screen-only ${styles.choice}`}
        >
          <b>{all}</b>
          <span className="title-1">{systems.length}</span>
        </Choice>
        {works.map(({ status, word, means }) => (
          <Choice key={status} type="radio" name="works" value={status} className={`card stack gap-1 ${styles.choice}`}>
            <span className="row between gap-2">
              <StatusMark status={status} word={word} />
              <b>{systems.filter((system) => system.status === status).length}</b>
            </span>
            <span className="small soft">{means}</span>
          </Choice>
        ))}
      </fieldset>
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
              <td className="small soft">{plan}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
