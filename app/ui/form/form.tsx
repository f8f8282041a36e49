import type { ComponentProps, ReactNode, Ref } from "react";
import { Button } from "#app/ui/button.tsx";
import { FormAlert } from "#app/ui/form/form-alert.tsx";
import type { FormControl } from "./use-form.ts";

interface FormProps {
  form: FormControl;
  /** Said where scripts are off. */
  needsScripts?: string;
  className?: string | undefined;
  /** Where it is sent without scripts. */
  action?: string;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

/** A form whose errors stand beside its fields. `post` keeps what was typed out of the address where scripts are off (D13). */
export function Form({ form, needsScripts, className = "stack", children, ...rest }: FormProps) {
  return (
    <form {...rest} className={className} method="post" noValidate onSubmit={form.onSubmit}>
      {needsScripts && (
        <noscript>
          <p>{needsScripts}</p>
        </noscript>
      )}
      {children}
    </form>
  );
}

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, "form" | "children"> {
  form: FormControl;
  words: Record<"submit" | "submitting", string>;
}

/** The button of a form, below the alert about its last attempt. */
export function SubmitButton({ form: { error, alertId, pending }, words, ...button }: SubmitButtonProps) {
  return (
    <>
      {error && <FormAlert id={alertId}>{error}</FormAlert>}
      <Button {...button} type="submit" aria-disabled={pending || undefined}>
        {pending ? words.submitting : words.submit}
      </Button>
    </>
  );
}
