import { localizedPath } from "#app/browser/localized-path.ts";
import type { ReactNode } from "react";
import { contactsRange } from "#app/calculator/usage.ts";
import { asAtStart, contactsName, takeName } from "#app/calculator/usage-query.ts";
import { whatItTakes } from "#app/calculator/number-error.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { formatCount } from "#content/format.ts";
import { StampChip } from "#app/ui/stamp-chip.tsx";
import { serviceNames } from "#content/catalog/service-names.ts";
import { numberErrors } from "#words/number-marks.ts";
import { questions, reasons, whichServices as words } from "#words/pages/which-services.ts";
import { calculatorPath, productPath } from "#content/navigation.ts";
import styles from "./questions.module.css";

/** Works without scripts. Styles show only services whose answer is checked. A script shows one question at a time. */
export function QuestionForm() {
  return (
    <form
      method="get"
      action={localizedPath(calculatorPath())}
      className={`wrap halves gap-6 ${styles.form}`}
      aria-label={words.form}
      data-enhance="questions"
      data-waits=""
    >
      <div className={`card stack ${styles.slip}`}>
        <Question count={1} question={words.contacts.question} hint={words.contacts.hint}>
          <Field
            label={words.contacts.label}
            labelHidden
            inputMode="numeric"
            name={contactsName}
            defaultValue={formatCount(contactsRange.start)}
            required
          />
          <ContactsError />
        </Question>
        {questions.map(({ id, question, hint, several, answers }, place) => (
          <Question key={id} count={place + 2} question={question} hint={hint}>
            {answers.map(({ label, service }) => (
              <Answer
                key={label}
                type={several ? "checkbox" : "radio"}
                // In a pair of answers, the one without a service sends the name of the other's service with an empty value.
                name={several ? takeName : (answers.find((answer) => answer.service)?.service ?? id)}
                value={several ? (service ?? "") : service ? asAtStart : ""}
                service={service}
                label={label}
              />
            ))}
          </Question>
        ))}
        <div className="cluster scripts-only">
          <Button data-button="back" hidden>
            {words.back}
          </Button>
          <Button data-button="next" data-skip={words.skip} className={styles.next}>
            {words.next}
          </Button>
        </div>
        <Button type="submit" variant="primary" full className={styles.submit} data-button="submit">
          {words.submit}
        </Button>
      </div>
      <section className={`card manila stack ${styles.result}`} aria-live="polite" aria-labelledby="result">
        <h2 id="result" className="title-3">
          {words.result}
        </h2>
        <div className={`stack soft ${styles.nothing}`}>
          <p>{words.nothing}</p>
          <ol className="stack gap-2 scripts-only wide-only" aria-hidden="true">
            {[words.contacts, ...questions].map(({ question }, place) => (
              <li key={question} className="row">
                <span className="title-3 signal">{place + 1}</span>
                {question}
              </li>
            ))}
          </ol>
        </div>
        <ul className="rows">
          {serviceNames.map(({ id, ink, icon, name, shortName }) => (
            <li key={id} className="media" data-service={id}>
              <StampChip ink={ink} icon={icon} />
              <div>
                <h3>{name}</h3>
                <p>{reasons[id]}</p>
                <p>
                  <a href={localizedPath(productPath(id))}>{words.whatItDoes(shortName)}</a>
                </p>
              </div>
            </li>
          ))}
        </ul>
        <p className="soft">
          {words.note} <a href={localizedPath(words.ready.to)}>{words.ready.label}</a>
        </p>
      </section>
    </form>
  );
}

function ContactsError() {
  return (
    <div id="contacts-error" role="alert" className="small signal" hidden>
      <p>{whatItTakes(contactsRange)}</p>
      <p className="cluster gap-3">
        {numberErrors.ask}
        <Button size="small">{null}</Button>
        <Button size="small">{null}</Button>
      </p>
    </div>
  );
}

interface QuestionProps {
  count: number;
  question: string;
  hint: string;
  children: ReactNode;
}

function Question({ count, question, hint, children }: QuestionProps) {
  return (
    <fieldset className={styles.question} data-shown={count === 1 ? "" : undefined} tabIndex={-1}>
      <legend className="title-2">
        <span className="row label soft">{words.number({ count, total: questions.length + 1 })}</span> {question}
      </legend>
      <p className="soft">{hint}</p>
      <div className="stack gap-2">{children}</div>
    </fieldset>
  );
}

interface AnswerProps {
  type: "checkbox" | "radio";
  name: string;
  value: string;
  service: string | null;
  label: string;
}

function Answer({ type, name, value, service, label }: AnswerProps) {
  const lead = serviceNames.find(({ id }) => id === service);
  return (
    <label className={`manila row gap-3 ${styles.answer}`}>
      <input type={type} name={name} value={value} data-leads={service ?? undefined} />
      {lead && <StampChip {...lead} />}
      {label}
    </label>
  );
}
