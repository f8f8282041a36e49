import { SectionHead } from "#app/components/ui/section-head.tsx";
import { cost as words, costUnread } from "#content/generated/cost.ts";
import { serviceNames } from "#content/service-names.ts";
import { CostLabel } from "./cost-label.tsx";
import styles from "./cost-calculator.module.css";
import { MonthForm } from "./month-form.tsx";
import type { Unread } from "./month-query.ts";
import { useMonth } from "./use-month.ts";

/** A month's use on one side, what it costs on the other (S9.1 to S9.3). */
export default function CostCalculator() {
  const { month, unread, ready, change } = useMonth();
  return (
    <div>
      <SectionHead title={words.title} lead={words.lead} />
      {unread.length > 0 && (
        <p role="alert" className={styles.unread}>
          {costUnread.lead} {unread.map(nameOf).join(", ")}.
        </p>
      )}
      <div className={styles.desk}>
        <MonthForm month={month} onChange={change} />
        <CostLabel month={month} ready={ready} />
      </div>
    </div>
  );
}

function nameOf(part: Unread): string {
  if (part === "contacts" || part === "other") return costUnread[part];
  return serviceNames.find(({ id }) => id === part)?.shortName ?? part;
}
