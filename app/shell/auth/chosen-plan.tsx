import type { ownLine } from "#content/own-line.ts";
import { StampChip } from "#app/ui/stamp-chip.tsx";
import type { signUpDialog } from "#content/generated/dialogs.ts";
import { type PlanChoice, plans } from "#content/catalog/plans.ts";
import { serviceNames } from "#content/catalog/service-names.ts";

export type ChosenPlanWords = Pick<typeof signUpDialog, "chosenPlan" | "chosenPlanNote">;

/** What a Get Started button stands for, by its `data-service` and `data-plan`; null for any other button. */
export function choiceOf(opener: { dataset: { service?: string; plan?: string } } | null): PlanChoice | null {
  const service = serviceNames.find(({ id }) => id === opener?.dataset.service);
  const plan = plans.find(({ id }) => id === opener?.dataset.plan);
  return service && plan ? { service, plan } : null;
}

interface ChosenPlanProps {
  words: ChosenPlanWords;
  choice: PlanChoice;
}

/** The chosen service, plan and price (D4). Only a reminder: the sign-up call does not carry it (S7.3). */
export function ChosenPlan({ words, choice: { service, plan } }: ChosenPlanProps) {
  return (
    <div className="inset media small">
      <StampChip ink={service.ink} icon={service.ink} />
      <div>
        <p>
          <b>{words.chosenPlan({ service: service.name, plan: plan.name, price: plan.price })}</b>
        </p>
        <p className="soft">{words.chosenPlanNote}</p>
      </div>
    </div>
  );
}

export type LineReadyWords = Pick<typeof ownLine, "signUpTitle" | "signUpNote">;

/** The visitor's own line, which is kept while they sign up. Only a reminder, as above. */
export function LineReady({ words, line }: { words: LineReadyWords; line: string }) {
  return (
    <div className="inset media small">
      <StampChip ink="email" icon="email" />
      <div>
        <p>
          <b>{words.signUpTitle}</b>
        </p>
        <p className="soft" dir="auto">
          {words.signUpNote(line)}
        </p>
      </div>
    </div>
  );
}
