import { Button } from "#app/components/ui/button.tsx";
import styles from "./form-answers.module.css";

interface FormAnswersProps {
  words: Record<"submit" | "submitting" | "cancel", string>;
  pending: boolean;
  /** False while there is nothing to send. */
  canSubmit?: boolean;
  /** Of the button that sends. */
  className?: string | undefined;
  onCancel: () => void;
}

/** The end of a form that was opened within a section: it is sent, or closed again. */
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
