import styles from "./ad-previews.module.css";
import { Avatar } from "./avatar.tsx";
import type { DemoWords } from "./demo-words.ts";
import { adLimits, type FittedLine, fitLine } from "./fit-line.ts";
import { splitNote } from "./note.ts";

interface AdPreviewsProps {
  words: DemoWords["ads"];
  sender: string;
  handle: string;
  message: string;
  action: string;
}

/** The message as an ad beside search results and as one in a feed, both cut where the fields of an ad end. */
export function AdPreviews({ words, sender, handle, message, action }: AdPreviewsProps) {
  const note = splitNote(message);
  const headline = fitLine(note.headline || note.body, adLimits.headline);
  const description = fitLine(note.headline ? note.body : "", adLimits.description);
  const shown = { headline: shownPart(headline), description: shownPart(description) };
  return (
    <div className={styles.place}>
      <div className={styles.ads}>
        <article className={styles.ad}>
          <AdTitle sample={words.sample}>{words.search}</AdTitle>
          <p className={styles.from}>
            <b>{words.sponsored}</b> {words.address(handle)}
          </p>
          <p className={styles.headline}>{shown.headline}</p>
          <p className={styles.description}>{shown.description || words.noDescription}</p>
        </article>
        <article className={styles.ad}>
          <AdTitle sample={words.sample}>{words.social}</AdTitle>
          <div className={styles.sender}>
            <Avatar name={sender} />
            <p>
              <b>{sender}</b>
            </p>
            <p>{words.sponsored}</p>
          </div>
          <p className={styles.description}>{shown.description || words.noDescription}</p>
          <div className={styles.strip}>
            <p>{shown.headline}</p>
            <span>{action}</span>
          </div>
        </article>
        <div className={styles.limits}>
          <Limit
            words={words}
            text={words.headline({ used: headline.width, limit: adLimits.headline })}
            line={headline}
          />
          <Limit
            words={words}
            text={words.description({ used: description.width, limit: adLimits.description })}
            line={description}
          />
          <p>{words.rule}</p>
        </div>
      </div>
    </div>
  );
}

function AdTitle({ sample, children }: { sample: string; children: string }) {
  return (
    <h3 className={styles.title}>
      {children} <span>{sample}</span>
    </h3>
  );
}

/** How much of a field a text takes, and what of it is lost. */
function Limit({ words, text, line }: { words: DemoWords["ads"]; text: string; line: FittedLine }) {
  const isCut = line.rest !== "";
  return (
    <div className={styles.limit} data-cut={isCut || undefined}>
      <p>{text}</p>
      {isCut && <p>{words.cut(line.rest.length > longestRest ? `${line.rest.slice(0, longestRest)}…` : line.rest)}</p>}
    </div>
  );
}

/** Maximum length shown of a cut-off part; more would add nothing. */
const longestRest = 120;

function shownPart({ kept, rest }: FittedLine): string {
  return rest ? `${kept}…` : kept;
}
