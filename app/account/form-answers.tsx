import { Button } from "#app/ui/button.tsx";
import styles from "./form-answers.module.css";

interface FormAnswersProps {
  words: Record<"submit" | "submitting" | "cancel", string>;
  pending: boolean;
  /** False while there is nothing to send. */
  canSubmit?: boolean;
  /** Class of the submit button. */
  className?: string | undefined;
  onCancel: () => void;
}

/** The buttons at the end of a form that opens within a section: submit and cancel. */
export function FormAnswers({ words, pending, canSubmit = true, className, onCancel }: FormAnswersProps) {
  return (
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
  );
}
