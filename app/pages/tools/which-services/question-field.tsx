import type { ReactNode } from "react";
import styles from "./question-field.module.css";

interface QuestionFieldProps {
  number: string;
  question: string;
  hint: string;
  children: ReactNode;
}

/** One question with its answers. */
export function QuestionField({ number, question, hint, children }: QuestionFieldProps) {
  return (
    <fieldset className={styles.question}>
      <legend>
        <span className="label">{number}</span> {question}
      </legend>
      <p className="soft">{hint}</p>
      <div className={styles.answers}>{children}</div>
    </fieldset>
  );
}

interface AnswerFieldProps {
  type: "checkbox" | "radio";
  name: string;
  value: string;
  /** The service that the answer leads to. */
  service: string | null;
  label: string;
}

export function AnswerField({ type, name, value, service, label }: AnswerFieldProps) {
  return (
    <label className={styles.answer}>
      <input type={type} name={name} value={value} data-leads={service ?? undefined} />
      {label}
    </label>
  );
}
