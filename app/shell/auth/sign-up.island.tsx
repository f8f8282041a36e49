import { Suspense, useRef, useState } from "react";
import { Dialog, SwitchDialog } from "#app/ui/dialog.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import stamp from "#app/drawings/stamps/email.svg";
import type { PlanChoice } from "#app/calculator/kept-plans.ts";
import { hasKeptPlans, keepChosen } from "#app/calculator/kept-plans-text.ts";
import { useOpener } from "#app/ui/use-opener.ts";
import { ChosenPlan, choiceOf } from "./chosen-plan.tsx";
import type { ChosenPlansWords } from "./chosen-plans.tsx";
import { announceSignUp } from "./signed-up.ts";
import { noSignUpErrors, SignUpForm, type SignUpFormWords } from "./sign-up-form.tsx";

// Only for those who chose a plan, here or before.
const ChosenPlans = lazyPart(() => import("./chosen-plans.tsx"));

export interface SignUpWords {
  dialog: Record<"title" | "closeLabel" | "line", string>;
  lead: string;
  form: SignUpFormWords;
  toLogIn: Record<"question" | "action", string>;
  chosen: ChosenPlansWords;
}

interface Opening {
  /** The one plan that the button stands for. */
  choice: PlanChoice | null;
  /** All that it stands for, as kept-plans.ts writes them. */
  chosen: string | undefined;
}

/** What a button opens the dialog with. */
function openingOf(opener: HTMLElement | null): Opening {
  const choice = choiceOf(opener);
  return { choice, chosen: choice ? `${choice.service.id}.${choice.plan.id}` : opener?.dataset.plans };
}

/** S1.5, S4.2, S5.2. Names service, plan and price of the Get Started button that opened it (D4), and later those of a kept choice. */
export default function SignUp({ words }: { words: SignUpWords }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  const [errors, setErrors] = useState(noSignUpErrors);
  useOpener(dialog, (opener) => {
    const next = openingOf(opener);
    if (next.chosen) keepChosen(next.chosen);
    setOpening(next);
  });
  const done = () => {
    dialog.current?.close();
    announceSignUp();
  };
  const lead = <p className="soft">{words.lead}</p>;
  const atOnce = opening?.choice ? <ChosenPlan words={words.chosen} choice={opening.choice} /> : lead;
  return (
    <Dialog
      id="sign-up"
      ref={dialog}
      {...words.dialog}
      ink="email"
      art={<Drawing src={stamp} alt="" width={240} height={208} />}
      onClose={() => setErrors(noSignUpErrors)}
    >
      {opening && (opening.chosen || hasKeptPlans()) ? (
        <Suspense fallback={atOnce}>
          <ChosenPlans words={words.chosen} opening={opening}>
            {lead}
          </ChosenPlans>
        </Suspense>
      ) : (
        atOnce
      )}
      <SignUpForm words={words.form} errors={errors} onErrors={setErrors} onDone={done} />
      <SwitchDialog to="log-in" words={words.toLogIn} />
    </Dialog>
  );
}
