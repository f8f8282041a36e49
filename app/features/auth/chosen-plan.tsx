import { StampChip } from "#app/components/ui/stamp-chip.tsx";
import { signUpDialog as words } from "#content/generated/dialogs.ts";
import styles from "./chosen-plan.module.css";
import type { Choice } from "./plan-choice.ts";

/** The chosen service, plan and price (D4). Only a reminder: the sign-up call does not carry it (S7.3). */
export function ChosenPlan({ choice: { service, plan } }: { choice: Choice }) {
  return (
    <div className={styles.chosen}>
      <StampChip ink={service.ink} icon={service.ink} />
      <div>
        <p className={styles.plan}>{words.chosenPlan({ service: service.name, plan: plan.name, price: plan.price })}</p>
        <p className="soft">{words.chosenPlanNote}</p>
      </div>
    </div>
  );
}
