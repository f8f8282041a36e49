import { Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Dialog, SwitchDialog } from "#app/components/ui/dialog.tsx";
import { Drawing } from "#app/components/ui/drawing.tsx";
import { lazyPart } from "#app/browser/lazy-part.tsx";
import { TextButton } from "#app/components/ui/text-button.tsx";
import stamp from "#app/drawings/stamps/whatsapp.svg";
import { hasKeptPlans } from "#app/lib/kept-plans-text.ts";
import { useProfile } from "#app/lib/public-settings.tsx";
import { useOpener } from "#app/lib/use-opener.ts";
import { logInDialog as words } from "#content/generated/dialogs.ts";
import { layout } from "#content/generated/layout.ts";
import { LogInForm, noLogInErrors } from "./log-in-form.tsx";
import { cancelSignIn, useSession } from "./session.ts";

// Only the live profile has these (P6), so no page of the other fetches them.
const ForgottenPassword = lazyPart(() => import("./email-requests.tsx"));
const ProviderButtons = lazyPart(() => import("./provider-buttons.tsx"));
const SecondFactorForm = lazyPart(() => import("./second-factor-form.tsx"));
// Only for those who chose a plan before.
const ChosenPlans = lazyPart(() => import("./chosen-plans.tsx"));

/** S1.5, S4.1, S5.1; in `live` also the second factor and the password reset (P6). */
export default function LogIn() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { accountScreens } = useProfile();
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
      title={title()}
      closeLabel={layout.close}
      line={words.artLine}
      ink="whatsapp"
      art={<Drawing src={stamp} alt="" width={240} height={208} />}
      onClose={onClose}
    >
      {body()}
    </Dialog>
  );

  function title(): string {
    if (needsSecondFactor) return words.secondFactorTitle;
    return forgotten ? words.forgottenTitle : words.title;
  }

  function body() {
    if (needsSecondFactor) {
      return (
        <Suspense>
          <SecondFactorForm onDone={finish} takesFocus />
        </Suspense>
      );
    }
    if (forgotten) {
      return (
        <Suspense>
          <ForgottenPassword onBack={goBack} onDone={finish} />
        </Suspense>
      );
    }
    return (
      <>
        <p className="soft">{words.lead}</p>
        <Suspense>{opened && hasKeptPlans() && <ChosenPlans />}</Suspense>
        <LogInForm errors={errors} onErrors={setErrors} onDone={finish} />
        {accountScreens && (
          <>
            <Suspense>{opened && <ProviderButtons />}</Suspense>
            <p className="soft">
              <TextButton onClick={() => setForgotten(true)}>{words.forgotPassword}</TextButton>
            </p>
          </>
        )}
        <SwitchDialog to="sign-up" words={words.toSignUp} />
      </>
    );
  }
}
