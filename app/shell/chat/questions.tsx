import { Fragment, useEffect, useRef, useState } from "react";
import { localizedPath } from "#app/browser/localized-path.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import type { Reply } from "#app/search/price-reply.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { explainBy, getFieldValue } from "#app/ui/form/field-errors.ts";
import { Form } from "#app/ui/form/form.tsx";
import { FormAlert } from "#app/ui/form/form-alert.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { TextButton } from "#app/ui/text-button.tsx";
import { askWords as words } from "#words/chat-answers.ts";
import styles from "./chat.late.module.css";

interface Question {
  id: number;
  text: string;
  replies: readonly Reply[];
  nearest: readonly { to: string; title: string }[];
}

const answering = () =>
  Promise.all([
    import("#app/search/load-search.ts"),
    import("#app/search/reply.ts"),
    import("#app/search/answer-question.ts"),
  ]);

/** Answers questions in the page, without sending them. `ask` throws if the lookup fails. */
export function useQuestions() {
  const settings = usePublicSettings();
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const ask = async (text: string): Promise<void> => {
    const [{ loadAnswers }, { replyTo }, { nearestQuestions }] = await answering();
    const search = await loadAnswers(settings);
    const replies = replyTo(text, search);
    const nearest = replies.length > 0 ? [] : nearestQuestions(search, text);
    setQuestions((before) => [...before, { id: before.length, text, replies, nearest }]);
  };
  return { questions, ask };
}

interface QuestionsProps {
  questions: readonly Question[];
  onLeave: (text: string) => void;
}

export function Questions({ questions, onLeave }: QuestionsProps) {
  const last = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (questions.length > 0) last.current?.scrollIntoView({ block: "start" });
  }, [questions.length]);
  return (
    <div role="log" aria-label={words.log} className="stack gap-3">
      {questions.map(({ id, text, replies, nearest }, index) => (
        <div
          key={id}
          ref={index === questions.length - 1 ? last : undefined}
          className={`${styles.exchange} stack gap-3`}
        >
          <p className={`${styles.own} ${styles.text}`} dir="auto">
            {text}
          </p>
          <div className={`${styles.bubble} stack gap-2`}>
            {replies.length > 0 ? (
              <>
                <p className="label soft">{words.automatic}</p>
                {replies.map((reply) => (
                  <Fragment key={reply.to}>
                    <a href={localizedPath(reply.to)}>{reply.title}</a>
                    <p>{reply.text}</p>
                  </Fragment>
                ))}
                <TextButton onClick={() => onLeave(text)}>{words.notThis}</TextButton>
              </>
            ) : (
              <>
                <p>{words.unknown}</p>
                {nearest.length > 0 && (
                  <>
                    <p>{words.nearest}</p>
                    <ul className="stack gap-1">
                      {nearest.map(({ to, title }) => (
                        <li key={to}>
                          <a href={localizedPath(to)}>{title}</a>
                        </li>
                      ))}
                    </ul>
                  </>
                )}
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

export function AskForm({ onAsk }: { onAsk: (text: string) => Promise<void> }) {
  const textIn = (form: HTMLFormElement) => getFieldValue(form, "question").trim();
  const form = useForm(
    async (element) => {
      await onAsk(textIn(element));
      element.reset();
    },
    {
      check: (element) => (textIn(element) ? null : { question: { problem: "required" } }),
      explain: explainBy(words.loadFailed),
    },
  );
  return (
    <Form form={form}>
      <Field
        {...form.field("question", words.label)}
        labelHidden
        placeholder={words.placeholder}
        autoComplete="off"
        enterKeyHint="send"
        required
      />
      <Button type="submit">{words.submit}</Button>
      {form.error && <FormAlert>{form.error}</FormAlert>}
    </Form>
  );
}
