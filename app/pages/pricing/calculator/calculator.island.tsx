import { SectionHead } from "#app/ui/section-head.tsx";
import { serviceNames } from "#content/catalog/service-names.ts";
import { MonthlyTotal } from "./monthly-total.tsx";
import styles from "./calculator.module.css";
import type { CalculatorWords } from "#app/calculator/calculator-words.ts";
import { MonthForm } from "./month-form.tsx";
import type { Unread } from "#app/calculator/month-query.ts";
import { useMonth } from "./use-month.ts";

/** A month's use on one side, what it costs on the other (S9.1 to S9.3). */
export default function Calculator({ words }: { words: CalculatorWords }) {
  const { month, unread, ready, change } = useMonth();
  return (
    <div>
      <SectionHead title={words.form.title} lead={words.form.lead} />
      {unread.length > 0 && (
        <p role="alert" className={styles.unread}>
          {words.unread.lead} {unread.map((part) => nameOf(part, words.unread)).join(", ")}.
        </p>
      )}
      <div className={`wide-last gap-7 ${styles.desk}`}>
        <MonthForm words={words} month={month} onChange={change} />
        <MonthlyTotal words={words} month={month} ready={ready} />
      </div>
    </div>
  );
}

function nameOf(part: Unread, words: CalculatorWords["unread"]): string {
  if (part === "contacts" || part === "textParts" || part === "other") return words[part];
  return serviceNames.find(({ id }) => id === part)?.shortName ?? part;
}
