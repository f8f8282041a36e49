import { useCallback, useEffect, useRef, useState } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { linkedSecret, takeThreadLink } from "#app/lib/thread-link.ts";
import { chatLog, chatQuestions } from "#content/chat-questions.ts";
import { chat } from "#content/generated/chat.ts";
import { noScripts } from "#content/generated/layout.ts";
import { readStored, writeStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/page-names.ts";
import { isOwnBackend } from "#shared/public-settings.ts";
import { AskedQuestions, AskForm } from "./asked-questions.tsx";
import styles from "./chat-panel.late.module.css";
import { Conversation, type WriteBack } from "./conversation.tsx";
import { DeskState } from "./desk-state.tsx";
import { LeaveMessage } from "./leave-message.tsx";
import { useQuestions } from "./use-questions.ts";

/** The chat panel (D2): ready answers, each folded under its question, the conversation (D16), a field for questions and a form. */
export default function Chat() {
  const { backend } = usePublicSettings();
  const [written, setWritten] = useState(0);
  const [writeBack, setWriteBack] = useState<WriteBack | null>(null);
  const { asked, ask, failed } = useQuestions();
  const [question, setQuestion] = useState<{ text: string } | null>(null);
  const { panel, open } = useOpenPanel(writeBack !== null);
  const onConversation = useCallback((next: WriteBack | null) => setWriteBack(next), []);
  return (
    <section
      id="chat"
      popover="auto"
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-labelledby="chat-title"
    >
      <div className={`${styles.head} on-dark`}>
        <div>
          <h2 id="chat-title">{chat.title}</h2>
          <p>{chat.line}</p>
          <p>{chat.hours}</p>
          <p>{open && <DeskState />}</p>
        </div>
        <button type="button" popoverTarget="chat" popoverTargetAction="hide" aria-label={chat.close}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.log}>
        <p className={styles.desk}>{chatLog.greeting}</p>
        <noscript>
          <p className={styles.desk}>{noScripts.chat}</p>
        </noscript>
        <ul aria-label={chatLog.questions}>
          {chatQuestions.map(({ id, question, answer, link }) => (
            <li key={id}>
              <details name="chat-question">
                <summary>{question}</summary>
                <p className={styles.desk}>
                  {answer} <a href={link.to}>{link.label}</a>
                </p>
              </details>
            </li>
          ))}
        </ul>
        <div>
          {isOwnBackend(backend) && <Conversation open={open} written={written} onChange={onConversation} />}
          <AskedQuestions asked={asked} onLeave={(text) => setQuestion({ text })} />
        </div>
      </div>
      <div className={styles.ask}>
        <AskForm ask={ask} failed={failed} />
      </div>
      <LeaveMessage
        writeBack={writeBack}
        question={question}
        onTied={() => setWritten((count) => count + 1)}
      />
    </section>
  );
}

/** Whether the panel is open. An email's link opens it, and a conversation that was open is open again on the next page. */
function useOpenPanel(hasConversation: boolean) {
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    takeThreadLink();
    const onToggle = () => setOpen(element.matches(":popover-open"));
    element.addEventListener("toggle", onToggle);
    if (linkedSecret() !== null || readStored(storageKeys.openChat, "sessionStorage")) element.togglePopover(true);
    // It may have been opened before it was hydrated.
    onToggle();
    return () => element.removeEventListener("toggle", onToggle);
  }, []);
  useEffect(() => {
    if (open || readStored(storageKeys.openChat, "sessionStorage")) {
      writeStored(storageKeys.openChat, open && hasConversation ? "yes" : null, "sessionStorage");
    }
  }, [open, hasConversation]);
  return { panel, open };
}
