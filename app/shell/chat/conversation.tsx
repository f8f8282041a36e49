import { useEffect, useRef, useTransition } from "react";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/confirm-button.tsx";
import { FormAlert } from "#app/ui/form-alert.tsx";
import { formatDay, formatDayAndMonth } from "#content/dates.ts";
import type { ThreadEntry } from "#shared/threads.ts";
import type { ChatWords } from "./chat-words.ts";
import styles from "./chat.late.module.css";
import { useConversation } from "./use-conversation.ts";

/** The labels and the email address of the panel's form while there is a conversation. */
export interface WriteBack {
  open: string;
  back: string;
  email: string | null;
}

interface ConversationProps {
  words: ChatWords["conversation"];
  open: boolean;
  /** Counts the messages that were left on this page. */
  written: number;
  /** Called with these labels if there is a conversation to continue, and with null otherwise. */
  onChange: (writeBack: WriteBack | null) => void;
}

/** The visitor's messages and the team's answers (D16), below the ready answers. */
export function Conversation({ words, open, written, onChange }: ConversationProps) {
  const { entries, news, stored, problem, forgotten, tryAgain, forget } = useConversation(open, written);
  const [forgetting, startForgetting] = useTransition();
  const last = useRef<HTMLLIElement>(null);
  const known = stored !== null;
  const email = stored?.email ?? null;

  useEffect(() => {
    onChange(known ? { open: words.writeBack, back: words.back, email } : null);
  }, [words, known, email, onChange]);
  useEffect(() => {
    // A new browser gives a promise here, which an effect must not return.
    last.current?.scrollIntoView({ block: "nearest" });
    // oxlint-disable-next-line react/exhaustive-deps -- whenever there is more to read
  }, [entries.length, open]);

  return (
    <section className="stack gap-3" aria-labelledby={known ? "conversation-title" : undefined}>
      {known && entries.length > 0 && (
        <>
          <h3 id="conversation-title" className={`${styles.title} small`}>
            {words.title}
          </h3>
          <ol className="stack gap-3">
            {entries.map((entry, index) => (
              <li
                key={entry.id}
                ref={index === entries.length - 1 ? last : undefined}
                className={entry.from === "visitor" ? styles.own : styles.bubble}
              >
                <Entry words={words} entry={entry} />
              </li>
            ))}
          </ol>
          <p className="soft">{words.note(formatDay(new Date(stored.expiresAt)))}</p>
          <ConfirmButton
            label={words.forget}
            question={words.forgetAsk}
            yes={words.forgetYes}
            no={words.forgetNo}
            pending={forgetting}
            onConfirm={() => !forgetting && startForgetting(forget)}
          />
        </>
      )}
      {problem === "link" && <FormAlert>{words.linkFailed}</FormAlert>}
      {problem === "forget" && <FormAlert>{words.forgetFailed}</FormAlert>}
      {problem === "load" && (
        <>
          <FormAlert>{words.loadFailed}</FormAlert>
          <Button size="small" onClick={tryAgain}>
            {words.tryAgain}
          </Button>
        </>
      )}
      {/* Always rendered, so that screen readers announce its changes. */}
      <p role="status" className={forgotten ? styles.bubble : "visually-hidden"}>
        {forgotten ? words.forgotten : news && `${words.announcement(news.name ?? "")}: ${news.text}`}
      </p>
    </section>
  );
}

interface EntryProps {
  words: ChatWords["conversation"];
  entry: ThreadEntry;
}

/** The text is whatever somebody typed: it stays in its own box and its own direction. */
function Entry({ words, entry: { from, name, text, at } }: EntryProps) {
  return (
    <>
      <p className="label">
        {from === "team" ? words.team(name ?? "") : words.you}{" "}
        <time dateTime={at}>{formatDayAndMonth(new Date(at))}</time>
      </p>
      <p className={styles.text} dir="auto">
        <bdi>{text}</bdi>
      </p>
    </>
  );
}
