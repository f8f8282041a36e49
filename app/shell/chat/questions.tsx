import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormAlert } from "#app/ui/form-alert.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { fieldErrorSentence, valueOf } from "#app/ui/form/field-errors.ts";
import styles from "./chat.late.module.css";
import type { ChatWords } from "./chat-words.ts";
import type { Question } from "./use-questions.ts";

interface QuestionsProps {
  words: ChatWords["ask"];
  questions: readonly Question[];
  /** Takes a question over into the form for a message. */
  onLeave: (text: string) => void;
}

/** The questions of this visit, each with the passage of the site's pages that answers it, or the offer of a message. */
export function Questions({ words, questions, onLeave }: QuestionsProps) {
  const last = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (questions.length > 0) last.current?.scrollIntoView({ block: "start" });
  }, [questions.length]);
  return (
    <div role="log" aria-label={words.log} className="stack gap-3">
      {questions.map(({ id, text, reply }, index) => (
        <div
          key={id}
          ref={index === questions.length - 1 ? last : undefined}
          className={`${styles.exchange} stack gap-3`}
        >
          <p className={`${styles.own} ${styles.text}`} dir="auto">
            {text}
          </p>
          <div className={`${styles.bubble} stack gap-2`}>
            {reply ? (
              <>
                <p className="label soft">{words.automatic}</p>
                <a href={reply.to}>{reply.title}</a>
                <p>{reply.text}</p>
                <TextButton onClick={() => onLeave(text)}>{words.notThis}</TextButton>
              </>
            ) : (
              <>
                <p>{words.unknown}</p>
                <Button size="small" onClick={() => onLeave(text)}>
                  {words.leave}
                </Button>
              </>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}

interface AskFormProps {
  words: ChatWords["ask"];
  ask: (text: string) => Promise<boolean>;
  failed: boolean;
}

/** The field for a question. It is emptied once the question is looked up. */
export function AskForm({ words, ask, failed }: AskFormProps) {
  const [isMissing, setMissing] = useState(false);
  const busy = useRef(false);
  const field = useId();
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = valueOf(form, "question").trim();
    setMissing(text === "");
    if (text === "") document.getElementById(field)?.focus();
    if (text === "" || busy.current) return;
    busy.current = true;
    if (await ask(text)) form.reset();
    busy.current = false;
  };
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Field
        id={field}
        label={words.label}
        labelHidden
        name="question"
        placeholder={words.placeholder}
        autoComplete="off"
        enterKeyHint="send"
        required
        error={isMissing ? fieldErrorSentence({ problem: "required" }, words.label) : undefined}
      />
      <Button type="submit">{words.submit}</Button>
      {failed && <FormAlert>{words.loadFailed}</FormAlert>}
    </form>
  );
}
