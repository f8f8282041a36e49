import type { ReactNode } from "react";
import { localizedPath } from "#app/browser/localized-path.ts";
import { ButtonLink, DialogButton } from "#app/ui/button.tsx";
import { controls } from "#words/controls.ts";
import { layout } from "#words/layout.ts";
import styles from "./next-step.module.css";

export function NextActions({ second }: { second?: ReactNode }) {
  return (
    <>
      <DialogButton dialog="sign-up" variant="primary">
        {controls.tryFree}
      </DialogButton>
      {second ?? <ButtonLink href={localizedPath("/demo")}>{layout.viewDemo}</ButtonLink>}
    </>
  );
}

interface NextStepProps {
  title?: string | undefined;
  second?: ReactNode;
}

export function NextStep({ title, second }: NextStepProps) {
  return (
    <section className={`${styles.band} manila screen-only`}>
      <div className="wrap">
        <h2 className="title-2">{title ?? layout.nextStep.title}</h2>
        {!title && <p className="soft">{layout.nextStep.text}</p>}
        <div className="actions">
          <NextActions second={second} />
        </div>
      </div>
    </section>
  );
}

interface FollowUpProps {
  title?: string | undefined;
  children: ReactNode;
}

export function FollowUp({ title, children }: FollowUpProps) {
  return (
    <section className={`${styles.band} manila screen-only`}>
      <div className="wrap cluster between">
        <h2 className="title-2">{title}</h2>
        {children}
      </div>
    </section>
  );
}
