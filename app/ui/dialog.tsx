import type { ReactNode, Ref } from "react";
import type { InkKey } from "#content/catalog/service-names.ts";
import type { DialogId } from "./button.tsx";
import { classNames } from "./class-names.ts";
import styles from "./dialog.late.module.css";
import { Drawing } from "./drawing.tsx";
import { Icon } from "./icon.tsx";
import { TextButton } from "./text-button.tsx";

interface DialogProps {
  id: string;
  title: string;
  closeLabel: string;
  stamp?: { src: string; ink: InkKey };
  className?: string | undefined;
  ref?: Ref<HTMLDialogElement>;
  onClose?: () => void;
  children: ReactNode;
}

/** The dialog opens without scripts, possibly before hydration, so hydration keeps its attributes. */
export function Dialog({ id, title, closeLabel, stamp, className, ref, onClose, children }: DialogProps) {
  return (
    <dialog
      id={id}
      ref={ref}
      onClose={onClose}
      className={classNames(styles.dialog, "airmail", !stamp && styles.plain, className)}
      aria-labelledby={`${id}-title`}
      suppressHydrationWarning
    >
      <div className={styles.inside}>
        {stamp && (
          <div className={`wide-only ${styles.art}`} data-k={stamp.ink} aria-hidden="true">
            <div className={styles.drawing}>
              <Drawing src={stamp.src} alt="" width={240} height={208} />
            </div>
          </div>
        )}
        <div className={`${styles.form} stack`}>
          <h2 className="title-2" id={`${id}-title`}>
            {title}
          </h2>
          {children}
        </div>
      </div>
      <form method="dialog" className={styles.close}>
        <button type="submit" className="icon-button" aria-label={closeLabel}>
          <Icon name="close" />
        </button>
      </form>
    </dialog>
  );
}

interface SwitchDialogProps {
  to: DialogId;
  words: { question: string; action: string };
}

/** app/browser/island-triggers.ts closes the current dialog. */
export function SwitchDialog({ to, words }: SwitchDialogProps) {
  return (
    <p className="soft">
      {words.question}{" "}
      <TextButton command="show-modal" commandfor={to}>
        {words.action}
      </TextButton>
    </p>
  );
}
