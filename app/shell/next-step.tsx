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
    <FollowUp title={title ?? layout.nextStep.title} text={title ? undefined : layout.nextStep.text}>
      <NextActions second={second} />
    </FollowUp>
  );
}

interface FollowUpProps {
  title?: string | undefined;
  text?: string | undefined;
  children: ReactNode;
}

export function FollowUp({ title, text, children }: FollowUpProps) {
  return (
    <section className={`${styles.band} manila screen-only`}>
      <div className="wrap">
        <h2 className="title-2">{title}</h2>
        {text && <p className="soft">{text}</p>}
        <div className="actions">{children}</div>
      </div>
    </section>
  );
}
