import { Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Dialog, SwitchDialog } from "#app/ui/dialog.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import stamp from "#app/drawings/stamps/whatsapp.svg";
import { hasKeptPlans } from "#app/calculator/kept-plans-text.ts";
import { useOpener } from "#app/ui/use-opener.ts";
import type { ChosenPlansWords } from "./chosen-plans.tsx";
import type { ForgottenWords } from "./email-requests.tsx";
import { LogInForm, type LogInFormWords, noLogInErrors } from "./log-in-form.tsx";
import type { ProviderWords } from "./provider-buttons.tsx";
import type { SecondFactorWords } from "./second-factor-form.tsx";
import { cancelSignIn, useSession } from "./session.ts";

// Only the live profile has these (P6), so no page of the other fetches them.
const ForgottenPassword = lazyPart(() => import("./email-requests.tsx"));
const ProviderButtons = lazyPart(() => import("./provider-buttons.tsx"));
const SecondFactorForm = lazyPart(() => import("./second-factor-form.tsx"));
// Only for those who chose a plan before.
const ChosenPlans = lazyPart(() => import("./chosen-plans.tsx"));

export interface LogInWords {
  dialog: Record<"title" | "closeLabel" | "line", string>;
  form: LogInFormWords;
  toSignUp: Record<"question" | "action", string>;
  chosen: ChosenPlansWords;
  /** Of the live profile. */
  live?: {
    forgotPassword: string;
    forgottenTitle: string;
    forgotten: ForgottenWords;
    secondFactorTitle: string;
    secondFactor: SecondFactorWords;
    providers: ProviderWords;
  };
}

/** S1.5, S4.1, S5.1; in `live` also the second factor and the password reset (P6). */
export default function LogIn({ words }: { words: LogInWords }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { live } = words;
  const { needsSecondFactor } = useSession();
  const [errors, setErrors] = useState(noLogInErrors);
  const [opened, setOpened] = useState(false);
  const [forgotten, setForgotten] = useState(false);
  useOpener(dialog, () => setOpened(true));
  // The dialog closes before React renders the session's new state.
  const isDone = useRef(false);
  const finish = () => {
    isDone.current = true;
    dialog.current?.close();
  };
  const goBack = () => {
    flushSync(() => setForgotten(false));
    dialog.current?.querySelector("input")?.focus();
  };
  const onClose = () => {
    setErrors(noLogInErrors);
    setForgotten(false);
    if (needsSecondFactor && !isDone.current) cancelSignIn().catch(console.error);
    isDone.current = false;
  };

  return (
    <Dialog
      id="log-in"
      ref={dialog}
      {...words.dialog}
      title={title()}
      ink="whatsapp"
      art={<Drawing src={stamp} alt="" width={240} height={208} />}
      onClose={onClose}
    >
      {body()}
    </Dialog>
  );

  function title(): string {
    if (live && needsSecondFactor) return live.secondFactorTitle;
    return live && forgotten ? live.forgottenTitle : words.dialog.title;
  }

  function body() {
    if (live && needsSecondFactor) {
      return (
        <Suspense>
          <SecondFactorForm words={live.secondFactor} onDone={finish} takesFocus />
        </Suspense>
      );
    }
    if (live && forgotten) {
      return (
        <Suspense>
          <ForgottenPassword words={live.forgotten} onBack={goBack} onDone={finish} />
        </Suspense>
      );
    }
    return (
      <>
        <p className="soft">{words.form.lead}</p>
        <Suspense>{opened && hasKeptPlans() && <ChosenPlans words={words.chosen} />}</Suspense>
        <LogInForm words={words.form} errors={errors} onErrors={setErrors} onDone={finish} />
        {live && (
          <>
            <Suspense>{opened && <ProviderButtons words={live.providers} />}</Suspense>
            <p className="soft">
              <TextButton onClick={() => setForgotten(true)}>{live.forgotPassword}</TextButton>
            </p>
          </>
        )}
        <SwitchDialog to="sign-up" words={words.toSignUp} />
      </>
    );
  }
}
