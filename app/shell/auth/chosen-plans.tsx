import { type ReactNode, useState } from "react";
import { TextButton } from "#app/ui/text-button.tsx";
import { clearChosenPlans, readPlans, useChosenPlans } from "#app/calculator/chosen-plans.ts";
import { type PlanChoice, priceOf } from "#content/catalog/plans.ts";
import type { chosenPlans } from "#content/generated/chosen-plans.ts";
import { ChosenPlan, type ChosenPlanWords } from "./chosen-plan.tsx";
import styles from "./chosen-plans.module.css";

interface Opening {
  /** The plans that the button stands for, as `writePlans` writes them. */
  readonly chosen: string | undefined;
}

export type ChosenPlansWords = typeof chosenPlans & ChosenPlanWords;

interface ChosenPlansProps {
  words: ChosenPlansWords;
  /** How the dialog was opened: a new object each time, undefined where no button chooses plans. */
  opening?: Opening;
  /** What stands here where none are chosen. */
  children?: ReactNode;
}

/** The plans just chosen, else those that this browser keeps (D4). Only a reminder: no form sends them (S7.3). */
export default function ChosenPlans({ words, opening, children }: ChosenPlansProps) {
  const [forgotten, setForgotten] = useState<{ on: Opening | undefined } | null>(null);
  const isForgotten = forgotten !== null && forgotten.on === opening;
  const stored = useChosenPlans();
  const named = isForgotten ? [] : readPlans(opening?.chosen);
  const choices = named.length > 0 ? named : stored;
  const forget = () => {
    clearChosenPlans();
    setForgotten({ on: opening });
  };
  return (
    <>
      <p role="status" className="visually-hidden">
        {isForgotten && words.forgotten}
      </p>
      {choices.length > 0 ? (
        <div className="stack gap-2 small">
          <Choices words={words} choices={choices} />
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

function Choices({ words, choices }: { words: ChosenPlansWords; choices: readonly PlanChoice[] }) {
  const [only] = choices;
  if (only && choices.length === 1) return <ChosenPlan words={words} choice={only} />;
  const price = priceOf(choices);
  return (
    <div className="inset stack gap-2">
      <p>
        <b>{words.several({ count: choices.length, price })}</b>
      </p>
      <ul className={`${styles.several} stack gap-1`}>
        {choices.map(({ service, plan }) => (
          <li key={service.id} data-k={service.ink}>
            {service.shortName} {plan.name}
            <b>{plan.price}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
