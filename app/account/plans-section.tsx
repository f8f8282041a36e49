import { localizedPath } from "#app/browser/localized-path.ts";
import { type ReactNode, useState } from "react";
import { ButtonLink, DialogButton } from "#app/ui/button.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { clearChosenPlans, planNames, useChosenPlans } from "#app/calculator/chosen-plans.ts";
import { formatTotal } from "#content/catalog/plans.ts";
import { calculatorPath } from "#content/navigation.ts";
import { plansSection as words } from "#words/account.ts";
import { AccountSection, Row, StatusNote } from "./account-section.tsx";

export type SalesDialog = (message: string, onDone: () => void) => ReactNode;

export function PlansSection({ salesDialog }: { salesDialog: SalesDialog }) {
  const choices = useChosenPlans();
  const [sentence, setSentence] = useState<string | null>(null);
  if (choices.length === 0) return sentence && <StatusNote>{sentence}</StatusNote>;
  const drop = (text: string) => {
    clearChosenPlans();
    setSentence(text);
  };
  const price = formatTotal(choices);
  return (
    <AccountSection id="plans" title={words.title} line={words.line} ink="red" icon="bill">
      <ul className="rows">
        {choices.map(({ service, plan }) => (
          <Row key={service.id} title={service.name} line={words.row({ plan: plan.name, price: plan.price })} />
        ))}
      </ul>
      <p>
        <b>{words.total(price)}</b>
      </p>
      <div className="actions">
        <DialogButton dialog="contact-sales" variant="primary">
          {words.start}
        </DialogButton>
        <ButtonLink href={localizedPath(calculatorPath())}>{words.change}</ButtonLink>
      </div>
      <TextButton onClick={() => drop(words.forgotten)}>{words.forget}</TextButton>
      {salesDialog(words.message({ names: planNames(choices), price }), () => drop(words.requested))}
    </AccountSection>
  );
}
