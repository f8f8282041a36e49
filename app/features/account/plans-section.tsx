import { type ReactNode, useState } from "react";
import { ButtonLink, DialogButton } from "#app/components/ui/button.tsx";
import { TextButton } from "#app/components/ui/text-button.tsx";
import { dropKeptPlans, useKeptPlans } from "#app/lib/kept-plans.ts";
import { formatPrice } from "#content/format.ts";
import { chosenPlans, plansSection as words } from "#content/generated/chosen-plans.ts";
import { costPath } from "#content/navigation.ts";
import { AccountSection, StatusNote } from "./account-section.tsx";
import { Row, Rows } from "./rows.tsx";

/** The dialog that asks sales; `onDone` is called when it closes on a message that was stored. */
export type SalesDialog = (message: string, onDone: () => void) => ReactNode;

/**
 * The plans that the visitor chose before there was an account. They are used up when sales is asked to start them: the message that
 * does is stored, and the browser forgets them.
 */
export function PlansSection({ salesDialog }: { salesDialog: SalesDialog }) {
  const choices = useKeptPlans();
  const [said, setSaid] = useState<string | null>(null);
  if (choices.length === 0) return said && <StatusNote>{said}</StatusNote>;
  const drop = (sentence: string) => {
    dropKeptPlans();
    setSaid(sentence);
  };
  const price = formatPrice(choices.reduce((sum, { plan }) => sum + plan.monthlyPrice, 0));
  const names = choices.map(({ service, plan }) => `${service.shortName} ${plan.name}`).join(", ");
  return (
    <AccountSection id="plans" title={words.title} line={words.line} ink="email" icon="bill">
      <Rows>
        {choices.map(({ service, plan }) => (
          <Row key={service.id} title={service.name} line={words.row({ plan: plan.name, price: plan.price })} />
        ))}
      </Rows>
      <p>
        <b>{words.total(price)}</b>
      </p>
      <div className="actions">
        <DialogButton dialog="contact-sales" variant="primary">
          {words.start}
        </DialogButton>
        <ButtonLink to={costPath()}>{words.change}</ButtonLink>
      </div>
      <TextButton onClick={() => drop(chosenPlans.forgotten)}>{chosenPlans.forget}</TextButton>
      {salesDialog(words.message({ names, price }), () => drop(words.asked))}
    </AccountSection>
  );
}
