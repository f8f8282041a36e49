import { type FormEvent, useRef, useState } from "react";
import stamp from "#app/drawings/stamps/whatsapp.svg";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Drawing } from "#app/components/ui/drawing.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { FormAlert } from "#app/components/ui/form-alert.tsx";
import { focusFirstFault, type Faults, faultSentence, faultsOf, valueOf } from "#app/lib/field-faults.ts";
import { logInDialog as words } from "#content/dialogs.ts";
import { layout, noScripts } from "#content/layout.ts";
import { errorSentence } from "./error-sentence.ts";
import { useSession } from "./session.tsx";
import { SwitchDialog } from "./switch-dialog.tsx";

/** S1.5, S4.1, S5.1. `post` keeps a password out of the address where scripts are off (D13). */
export function LogInDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { signIn } = useSession();
  const [faults, setFaults] = useState<Faults>({});
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (pending) return;
    const found = faultsOf(form);
    setFaults(found);
    setError(null);
    if (focusFirstFault(form, found)) return;
    setPending(true);
    try {
      await signIn({ email: valueOf(form, "email").trim(), password: valueOf(form, "password") });
      form.reset();
      dialog.current?.close();
    } catch (thrown) {
      setError(errorSentence(thrown));
    } finally {
      setPending(false);
    }
  };
  const forget = () => {
    setFaults({});
    setError(null);
  };

  return (
    <Dialog
      id="log-in"
      ref={dialog}
      title={words.title}
      closeLabel={layout.close}
      line={words.artLine}
      ink="whatsapp"
      art={<Drawing src={stamp} alt="" width={240} height={208} />}
      onClose={forget}
    >
      <p className="soft">{words.lead}</p>
      <form method="post" noValidate onSubmit={onSubmit}>
        <noscript>
          <p>{noScripts.form}</p>
        </noscript>
        <Field
          label={words.email}
          type="email"
          name="email"
          autoComplete="username"
          placeholder={words.emailPlaceholder}
          required
          error={faultSentence(faults.email, words.email)}
        />
        <Field
          label={words.password}
          type="password"
          name="password"
          autoComplete="current-password"
          required
          error={faultSentence(faults.password, words.password)}
        />
        {error && <FormAlert>{error}</FormAlert>}
        <Button type="submit" variant="primary" full aria-disabled={pending || undefined}>
          {pending ? words.submitting : words.submit}
        </Button>
      </form>
      <SwitchDialog to="sign-up" words={words.toSignUp} />
    </Dialog>
  );
}
