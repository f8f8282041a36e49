import type { CalculatorWords } from "#app/calculator/calculator-words.ts";
import type { Unread } from "#app/calculator/month-query.ts";
import { FormAlert } from "#app/ui/form-alert.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { serviceNames } from "#content/catalog/service-names.ts";
import styles from "./calculator.module.css";
import { MonthForm } from "./month-form.tsx";
import { MonthlyTotal } from "./monthly-total.tsx";
import { useMonth } from "./use-month.ts";

/** A month's use on one side, what it costs on the other (S9.1 to S9.3). */
export default function Calculator({ words }: { words: CalculatorWords }) {
  const { month, unread, ready, change } = useMonth();
  return (
    <>
      <SectionHead title={words.form.title} lead={words.form.lead} />
      <div className={`stack gap-5 ${styles.calculator}`}>
        {unread.length > 0 && (
          <FormAlert>
            {words.unread.lead} {unread.map((part) => nameOf(part, words.unread)).join(", ")}.
          </FormAlert>
        )}
        <div className="wide-last gap-7">
          <MonthForm words={words} month={month} onChange={change} />
          <MonthlyTotal words={words} month={month} ready={ready} />
        </div>
      </div>
    </>
  );
}

function nameOf(part: Unread, words: CalculatorWords["unread"]): string {
  if (part === "contacts" || part === "textParts" || part === "other") return words[part];
  return serviceNames.find(({ id }) => id === part)?.shortName ?? part;
}
