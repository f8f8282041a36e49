import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { ChipSection, type ChipSectionProps } from "#app/ui/chip-section.tsx";
import { FormAlert } from "#app/ui/form/form-alert.tsx";
import type { FormControl } from "#app/ui/form/use-form.ts";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./account.module.css";

export function AccountSection({ children, ...head }: ChipSectionProps) {
  return (
    <ChipSection {...head}>
      <div className={`${styles.body} stack`}>{children}</div>
    </ChipSection>
  );
}

/** Takes focus, because the button that triggered the action may be gone. */
export function StatusNote({ children }: { children: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null);
  // oxlint-disable-next-line react/exhaustive-deps -- every new message takes focus
  useEffect(() => line.current?.focus(), [children]);
  return (
    <p ref={line} role="status" tabIndex={-1} className={`${styles.note} cluster gap-2`}>
      <Icon name="tick" />
      <span>{children}</span>
    </p>
  );
}

interface RowProps {
  title: string;
  line: string;
  children?: ReactNode;
}

export function Row({ title, line, children }: RowProps) {
  return (
    <li className="cluster gap-3">
      <div className={styles.words}>
        <p>
          <b>{title}</b>
        </p>
        <p className="small soft">{line}</p>
      </div>
      {children}
    </li>
  );
}

interface FormAnswersProps {
  form: FormControl;
  words: Record<"submit" | "submitting" | "cancel", string>;
  canSubmit?: boolean;
  className?: string | undefined;
  onCancel: () => void;
}

export function FormAnswers({ form, words, canSubmit = true, className, onCancel }: FormAnswersProps) {
  const { error, pending } = form;
  return (
    <>
      {error && <FormAlert>{error}</FormAlert>}
      <div className="cluster gap-3">
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
