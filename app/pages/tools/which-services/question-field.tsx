import type { ReactNode } from "react";
import { StampChip } from "#app/ui/stamp-chip.tsx";
import type { ServiceId, ServiceName } from "#content/catalog/service-names.ts";
import styles from "./questions.module.css";

interface QuestionFieldProps {
  number: string;
  question: string;
  hint: string;
  /** With scripts, one question is shown at a time. */
  isFirst?: boolean;
  children: ReactNode;
}

/** One question with its answers, on a slip of its own. */
export function QuestionField({ number, question, hint, isFirst, children }: QuestionFieldProps) {
  return (
    <fieldset className={`${styles.question} perforated lifted`} data-shown={isFirst ? "" : undefined} tabIndex={-1}>
      <legend className="title-3">
        <span className="label soft">{number}</span> {question}
      </legend>
      <p className="soft">{hint}</p>
      <div className="stack gap-2">{children}</div>
    </fieldset>
  );
}

interface AnswerFieldProps {
  type: "checkbox" | "radio";
  name: string;
  value: string;
  /** The service that the answer leads to. */
  service: ServiceName<ServiceId> | undefined;
  label: string;
}

export function AnswerField({ type, name, value, service, label }: AnswerFieldProps) {
  return (
    <label className={styles.answer}>
      <input type={type} name={name} value={value} data-leads={service?.id} />
      {service && <StampChip ink={service.ink} icon={service.ink} />}
      {label}
    </label>
  );
}
