import { type ComponentProps, type ReactNode, useState } from "react";
import { clearChosenPlans, useChosenPlans } from "#app/calculator/chosen-plans.ts";
import { StampChip } from "#app/ui/stamp-chip.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { type PlanChoice, formatTotal } from "#content/catalog/plans.ts";
import { chosenPlans as words } from "#words/chosen-plans.ts";
import styles from "./chosen-plans.module.css";

/** Only a reminder, because no form sends the plans (S7.3). */
export function ChosenPlans({ children }: { children?: ReactNode }) {
  const choices = useChosenPlans();
  const hasChosen = choices.length > 0;
  const [isForgotten, setIsForgotten] = useState(false);
  const forget = () => {
    clearChosenPlans();
    setIsForgotten(true);
  };
  return (
    <>
      {(hasChosen || isForgotten) && (
        <p role="status" className="visually-hidden">
          {!hasChosen && words.forgotten}
        </p>
      )}
      {hasChosen ? (
        <div className="stack gap-2 small">
          <Choices choices={choices} />
          <p className="soft">
            {words.note} <TextButton onClick={forget}>{words.forget}</TextButton>
          </p>
        </div>
      ) : (
        children
      )}
    </>
  );
}

function Choices({ choices }: { choices: readonly PlanChoice[] }) {
  const [only] = choices;
  if (only && choices.length === 1) {
    const { service, plan } = only;
    return (
      <Reminder {...service} title={words.one({ service: service.name, plan: plan.name, price: plan.price })}>
        {words.oneNote}
      </Reminder>
    );
  }
  const price = formatTotal(choices);
  return (
    <div className="inset stack gap-2">
      <p>
        <b>{words.several({ count: choices.length, price })}</b>
      </p>
      <ul className={`${styles.several} stack gap-1`}>
        {choices.map(({ service, plan }) => (
          <li key={service.id} data-k={service.ink}>
            <span>{`${service.shortName} ${plan.name}`}</span>
            <b>{plan.price}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

type ReminderProps = ComponentProps<typeof StampChip> & { title: string; children: ReactNode };

export function Reminder({ title, children, ...stamp }: ReminderProps) {
  return (
    <div className="inset media small">
      <StampChip {...stamp} />
      <div>
        <p>
          <b>{title}</b>
        </p>
        <p className="soft" dir="auto">
          {children}
        </p>
      </div>
    </div>
  );
}
