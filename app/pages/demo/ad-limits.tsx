import { splitMessage } from "#app/ui/sheet/note.ts";
import styles from "./demo-table.module.css";
import type { DemoWords } from "./demo-words.ts";
import { adLimits, fitLine } from "./fit-line.ts";

/** How much of a search ad's fields the message takes, and what of it is cut off. */
export function AdLimits({ words, message }: { words: DemoWords["ads"]; message: string }) {
  const { headline, body } = splitMessage(message);
  const texts = { headline: headline || body, description: headline ? body : "" };
  return (
    <div className={styles.limits}>
      {(["headline", "description"] as const).map((field) => {
        const { width, rest } = fitLine(texts[field], adLimits[field]);
        return (
          <p key={field}>
            {words[field]({ used: width, limit: adLimits[field] })} {rest && <b>{words.cut(shown(rest))}</b>}
          </p>
        );
      })}
    </div>
  );
}

/** More of a part that is cut off would add nothing. */
const shown = (rest: string) => (rest.length > 40 ? `${rest.slice(0, 40)}…` : rest);
