import { Button } from "#app/ui/button.tsx";
import { FormAlert } from "#app/ui/form-alert.tsx";
import type { FormControl } from "#app/ui/form/use-form.ts";
import styles from "./form-answers.module.css";

interface FormAnswersProps {
  form: FormControl;
  words: Record<"submit" | "submitting" | "cancel", string>;
  /** False while there is nothing to send. */
  canSubmit?: boolean;
  /** Class of the submit button. */
  className?: string | undefined;
  onCancel: () => void;
}

/** The end of a form that opens within a section: the alert, submit and cancel. */
export function FormAnswers({ form, words, canSubmit = true, className, onCancel }: FormAnswersProps) {
  const { error, pending } = form;
  return (
    <>
      {error && <FormAlert>{error}</FormAlert>}
      <div className={styles.answers}>
        {canSubmit && (
          <Button type="submit" size="small" className={className} aria-disabled={pending || undefined}>
            {pending ? words.submitting : words.submit}
          </Button>
        )}
        <Button size="small" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </>
  );
}
