import { useRef, useState } from "react";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Drawing } from "#app/components/ui/drawing.tsx";
import stamp from "#app/drawings/stamps/email.svg";
import { useOpener } from "#app/early/use-opener.ts";
import { signUpDialog as words } from "#content/generated/dialogs.ts";
import { layout } from "#content/generated/layout.ts";
import { type Choice, ChosenPlan, choiceOf } from "./chosen-plan.tsx";
import { noSignUpErrors, SignUpForm } from "./sign-up-form.tsx";
import { SwitchDialog } from "./switch-dialog.tsx";

/** S1.5, S4.2, S5.2. Opened by a Get Started button it names the service, the plan and the price (D4). */
export function SignUpDialog({ onSignedUp }: { onSignedUp: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [errors, setErrors] = useState(noSignUpErrors);
  useOpener(dialog, (opener) => setChoice(choiceOf(opener)));
  const done = () => {
    dialog.current?.close();
    onSignedUp();
  };
  return (
    <Dialog
      id="sign-up"
      ref={dialog}
      title={words.title}
      closeLabel={layout.close}
      line={words.artLine}
      ink="email"
      art={<Drawing src={stamp} alt="" width={240} height={208} />}
      onClose={() => setErrors(noSignUpErrors)}
    >
      {choice ? <ChosenPlan choice={choice} /> : <p className="soft">{words.lead}</p>}
      <SignUpForm errors={errors} onErrors={setErrors} onDone={done} />
      <SwitchDialog to="log-in" words={words.toLogIn} />
    </Dialog>
  );
}
