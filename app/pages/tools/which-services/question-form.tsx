import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { StampChip } from "#app/ui/stamp-chip.tsx";
import type { Message } from "#content/message.ts";
import { toJson } from "#content/write-json.ts";
import type { questions } from "#content/generated/pages/which-services.ts";
import type { ServiceId, ServiceName } from "#content/catalog/service-names.ts";
import { AnswerField, QuestionField } from "./question-field.tsx";
import type { PriceStep } from "./price-steps.ts";
import styles from "./questions.module.css";

interface QuestionFormProps {
  /** The address that receives the answers as a query. */
  action: string;
  /** The calculator's names: of the list's length, of a chosen service, and of the value for a service with its initial amount. */
  fields: { contacts: string; take: string; start: string; contactsStart: number; contactsMax: number };
  questions: typeof questions;
  services: readonly (ServiceName<ServiceId> & {
    reason: string;
    prices: readonly PriceStep[];
    to: string;
    link: string;
  })[];
  words: {
    form: string;
    number: (values: { count: number; total: number }) => string;
    contacts: { question: string; hint: string; label: string };
    result: string;
    nothing: string;
    all: string;
    back: string;
    skip: string;
    next: string;
    submit: string;
    submitSum: Message<{ count: number; price: string }>;
    note: string;
  };
}

/**
 * The questions, and the services that the answers lead to. A plain form; styles show only the services whose answer is checked, and a
 * script one question at a time.
 */
export function QuestionForm({ action, fields, questions, services, words }: QuestionFormProps) {
  const total = questions.length + 1;
  return (
    <form
      method="get"
      action={action}
      className={`wrap halves gap-6 ${styles.form}`}
      aria-label={words.form}
      data-enhance="questions"
      data-waits=""
    >
      <div className="stack">
        <QuestionField
          isFirst
          number={words.number({ count: 1, total })}
          question={words.contacts.question}
          hint={words.contacts.hint}
        >
          <Field
            label={words.contacts.label}
            inputMode="numeric"
            name={fields.contacts}
            defaultValue={fields.contactsStart}
            required
          />
        </QuestionField>
        {questions.map(({ id, question, hint, several, answers }, place) => (
          <QuestionField key={id} number={words.number({ count: place + 2, total })} question={question} hint={hint}>
            {answers.map(({ label, service }) => (
              <AnswerField
                key={label}
                type={several ? "checkbox" : "radio"}
                // Of two answers, the one without a service sends the other's service name with an empty value.
                name={several ? fields.take : (answers.find((answer) => answer.service)?.service ?? id)}
                value={several ? (service ?? "") : service ? fields.start : ""}
                service={services.find(({ id }) => id === service)}
                label={label}
              />
            ))}
          </QuestionField>
        ))}
        <div className={`scripts-only ${styles.steps}`}>
          <Button data-button="back" hidden>
            {words.back}
          </Button>
          <Button data-button="next" data-next={words.next} data-skip={words.skip}>
            {words.next}
          </Button>
        </div>
      </div>
      <section className={`card stack ${styles.result}`} aria-live="polite" aria-labelledby="result">
        <h2 id="result" className="title-3">
          {words.result}
        </h2>
        <p className={`soft ${styles.nothing}`}>{words.nothing}</p>
        <p className={styles.all}>{words.all}</p>
        <ul className="rows">
          {services.map(({ id, ink, name, reason, prices, to, link }) => (
            <li key={id} className="media" data-service={id} data-prices={JSON.stringify(prices)}>
              <StampChip ink={ink} icon={ink} />
              <div>
                <h3>{name}</h3>
                <p>{reason}</p>
                <a href={to}>{link}</a>
              </div>
            </li>
          ))}
        </ul>
        <Button
          type="submit"
          variant="primary"
          full
          data-button="submit"
          data-none={words.submit}
          data-sum={toJson(words.submitSum)}
        >
          {words.submit}
        </Button>
        <p className="soft">{words.note}</p>
      </section>
    </form>
  );
}
