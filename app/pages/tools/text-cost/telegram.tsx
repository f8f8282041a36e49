import type { SmsSegments } from "#app/calculator/sms-segments.ts";
import type { textCost } from "#content/generated/pages/text-cost.ts";
import styles from "./text-cost.module.css";

interface TelegramProps {
  words: Pick<typeof textCost.tool, "strips" | "strip">;
  counted: SmsSegments;
}

/** The text as it is sent: a strip for each text, torn where the next begins, and a cell for each letter. The field has the same to read. */
export function Telegram({ words, counted: { segments, special, double } }: TelegramProps) {
  return (
    <ol className={`stack gap-6 ${styles.strips}`} aria-label={words.strips}>
      {segments.map((segment, place) => (
        // Strips are told apart by their place alone, and so are cells.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place} className="forced-border">
          <span className="label">{words.strip({ count: place + 1, total: segments.length })}</span>
          <p aria-hidden="true" dir="auto">
            {Array.from(segment, (one, index) => {
              const Cell = special.includes(one) ? "mark" : "span";
              return (
                // oxlint-disable-next-line react/no-array-index-key
                <Cell key={index} data-double={double.includes(one) ? "" : undefined}>
                  {one === "\n" ? "↵" : one}
                </Cell>
              );
            })}
          </p>
        </li>
      ))}
    </ol>
  );
}
