import type { ComponentProps, ReactNode, Ref } from "react";
import { Button } from "#app/ui/button.tsx";
import { FormAlert } from "#app/ui/form/form-alert.tsx";
import type { FormControl } from "./use-form.ts";

interface FormProps {
  form: FormControl;
  needsScripts?: string;
  className?: string | undefined;
  action?: string;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

/** Without scripts, `post` keeps input out of the URL (D13). */
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
