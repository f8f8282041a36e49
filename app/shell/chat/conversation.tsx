import { useEffect, useRef, useTransition } from "react";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/confirm-button.tsx";
import { FormAlert } from "#app/ui/form/form-alert.tsx";
import { formatDay, formatDayAndMonth } from "#content/dates.ts";
import type { ThreadEntry } from "#shared/threads.ts";
import styles from "./chat.late.module.css";
import { conversation as words } from "#words/conversation.ts";
import type { useConversation } from "./use-conversation.ts";

interface ConversationProps {
  conversation: ReturnType<typeof useConversation>;
  open: boolean;
}

export function Conversation({ conversation, open }: ConversationProps) {
  const { entries, news, stored, mailbox, ofTab, offered, problem, forgotten } = conversation;
  const { tryAgain, forget, answerOffer, close } = conversation;
  const [forgetting, startForgetting] = useTransition();
  const last = useRef<HTMLLIElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In newer browsers `scrollIntoView` returns a promise, which an effect must not return.
    (notice.current ?? last.current)?.scrollIntoView({ block: "nearest" });
    // oxlint-disable-next-line react/exhaustive-deps -- scrolls whenever there is more to read
  }, [entries.length, open, offered, problem]);

  return (
    <section className="stack gap-3" aria-labelledby={stored ? "conversation-title" : undefined}>
      {stored && entries.length > 0 && (
        <>
          <h3 id="conversation-title" className={`${styles.title} small`}>
            {mailbox === null ? words.title : words.linkedTitle(mailbox)}
          </h3>
          <ol className="stack gap-3">
            {entries.map((entry, index) => (
              <li
                key={entry.id}
                ref={index === entries.length - 1 ? last : undefined}
                className={entry.from === "visitor" ? styles.own : styles.bubble}
              >
                <Entry entry={entry} visitor={mailbox ?? words.you} />
              </li>
            ))}
          </ol>
          {ofTab ? (
            <Button size="small" onClick={close}>
              {words.close}
            </Button>
          ) : (
            <p className="soft">{words.note(formatDay(new Date(stored.expiresAt)))}</p>
          )}
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
      {(offered !== null || problem !== null) && (
        <div ref={notice} className="stack gap-3">
          {offered !== null && (
            <div role="alert" className={`${styles.bubble} stack gap-3`}>
              <p>{words.linkAsk(offered)}</p>
              <div className="cluster gap-3">
                <Button size="small" onClick={() => answerOffer(true)}>
                  {words.linkYes}
                </Button>
                <Button size="small" onClick={() => answerOffer(false)}>
                  {words.linkNo}
                </Button>
              </div>
            </div>
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
        </div>
      )}
      {/* Always rendered, because screen readers announce only changes. */}
      <p role="status" className={forgotten ? styles.bubble : "visually-hidden"}>
        {forgotten ? words.forgotten : news && `${words.announcement(news.name ?? "")}: ${news.text}`}
      </p>
    </section>
  );
}

interface EntryProps {
  entry: ThreadEntry;
  visitor: string;
}

/** The text is untrusted, so its direction is isolated. */
function Entry({ entry: { from, name, text, at }, visitor }: EntryProps) {
  return (
    <>
      <p className="label">
        <span>{from === "team" ? words.team(name ?? "") : visitor}</span>{" "}
        <time dateTime={at}>{formatDayAndMonth(new Date(at))}</time>
      </p>
      <p className={styles.text} dir="auto">
        <bdi>{text}</bdi>
      </p>
    </>
  );
}
