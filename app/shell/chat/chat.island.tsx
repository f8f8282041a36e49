import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { isPlainPress } from "#app/browser/chosen-service.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { linkedSecret, takeThreadLink } from "#app/data/thread-link.ts";
import { readStored, writeStored } from "#shared/browser-storage.ts";
import { phoneQuery, storageKeys } from "#shared/page-names.ts";
import { isOwnBackend } from "#shared/public-settings.ts";
import { AskForm, Questions, useQuestions } from "./questions.tsx";
import styles from "./chat.late.module.css";
import type { ChatWords } from "./chat-words.ts";
import { Conversation, type WriteBack } from "./conversation.tsx";
import { DeskState } from "./desk-state.tsx";
import { LeaveMessage } from "./leave-message.tsx";

/** The chat panel (D2): ready answers, each folded under its question, the conversation (D16), a field for questions and a form. */
export default function Chat({ words }: { words: ChatWords }) {
  const { backend } = usePublicSettings();
  const [written, setWritten] = useState(0);
  const [writeBack, setWriteBack] = useState<WriteBack | null>(null);
  const { questions, ask } = useQuestions();
  const [question, setQuestion] = useState<{ text: string } | null>(null);
  const { panel, open } = useOpenPanel(writeBack !== null);
  const onConversation = useCallback((next: WriteBack | null) => setWriteBack(next), []);
  return (
    <section id="chat" popover="auto" ref={panel} className={styles.panel} role="dialog" aria-labelledby="chat-title">
      <div className={`${styles.head} dusk`}>
        <div>
          <h2 id="chat-title" className="title-3">
            {words.panel.title}
          </h2>
          <p className="small soft">{words.panel.line}</p>
          <p className="small soft">{words.panel.hours}</p>
          <p className="small">{open && <DeskState words={words.desk} />}</p>
        </div>
        <button
          type="button"
          className="icon-button"
          popoverTarget="chat"
          popoverTargetAction="hide"
          aria-label={words.panel.close}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={`${styles.log} stack gap-3 small`}>
        <p className={styles.bubble}>{words.log.greeting}</p>
        <noscript>
          <p className={styles.bubble}>{words.noScripts}</p>
        </noscript>
        <ul className="stack gap-2" aria-label={words.log.questions}>
          {words.questions.map(({ id, question, answer, link }) => (
            <li key={id}>
              <details name="chat-question">
                <summary>{question}</summary>
                <p className={styles.bubble}>
                  {answer} <a href={link.to}>{link.label}</a>
                </p>
              </details>
            </li>
          ))}
        </ul>
        <div className="stack gap-3">
          {isOwnBackend(backend) && (
            <Conversation words={words.conversation} open={open} written={written} onChange={onConversation} />
          )}
          <Questions words={words.ask} questions={questions} onLeave={(text) => setQuestion({ text })} />
        </div>
      </div>
      <div className={`${styles.ask} scripts-only`}>
        <AskForm words={words.ask} onAsk={ask} />
      </div>
      <LeaveMessage
        words={words.panel.leave}
        writeBack={writeBack}
        question={question}
        onLeft={() => setWritten((count) => count + 1)}
      />
    </section>
  );
}

/**
 * Whether the panel is open. An email's link opens it. A link in it leads to a page on which a conversation is open again, beside what the link
 * leads to; a phone has no room for both, and the page itself shows its own place.
 */
function useOpenPanel(hasConversation: boolean) {
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    if (!link || !isPlainPress(event)) return;
    const goesOn = hasConversation && link.pathname !== location.pathname && !matchMedia(phoneQuery).matches;
    if (goesOn) writeStored(storageKeys.openChat, "yes", "sessionStorage");
    else panel.current?.hidePopover();
  });
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    takeThreadLink();
    const onToggle = () => setOpen(element.matches(":popover-open"));
    const onPress = (event: MouseEvent) => onClick(event);
    element.addEventListener("toggle", onToggle);
    element.addEventListener("click", onPress);
    const goesOn = readStored(storageKeys.openChat, "sessionStorage") !== null;
    writeStored(storageKeys.openChat, null, "sessionStorage");
    if (linkedSecret() !== null || goesOn) element.togglePopover(true);
    // It may have been opened before it was hydrated.
    onToggle();
    return () => {
      element.removeEventListener("toggle", onToggle);
      element.removeEventListener("click", onPress);
    };
  }, []);
  return { panel, open };
}
