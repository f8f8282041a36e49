import { type MouseEvent, useEffect, useRef, useState } from "react";
import { localizedPath } from "#app/browser/localized-path.ts";
import { isPlainPress } from "#app/browser/plain-press.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { isOwnBackend } from "#app/data/own-backend.ts";
import { linkedSecret, takeThreadLink } from "#app/data/thread-link.ts";
import { Icon } from "#app/ui/icon.tsx";
import { whenUsed } from "#content/format.ts";
import { supportStatus } from "#content/support-hours.ts";
import { phoneQuery } from "#shared/breakpoints.ts";
import { readStored, writeStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/storage-keys.ts";
import { linkParameter } from "#shared/threads.ts";
import { chat } from "#words/chat.ts";
import { chatLog, deskWords as words } from "#words/chat-answers.ts";
import chatQuestions from "#words/chat-questions.json";
import { locale } from "#words/language.ts";
import { noScripts } from "#words/layout.ts";
import styles from "./chat.late.module.css";
import { Conversation } from "./conversation.tsx";
import { LeaveMessage } from "./leave-message.tsx";
import { AskForm, Questions, useQuestions } from "./questions.tsx";
import { useConversation } from "./use-conversation.ts";

const lookAgain = 30_000;

const clock = whenUsed(() => new Intl.DateTimeFormat(locale, { timeStyle: "short" }));
const weekday = whenUsed(() => new Intl.DateTimeFormat(locale, { weekday: "long" }));

function SupportStatus() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = (): void => setNow(new Date());
    look();
    const looking = setInterval(look, lookAgain);
    return () => clearInterval(looking);
  }, []);
  const { open: isOpen, changesAt } = supportStatus(now);
  const time = clock().format(changesAt);
  return <span>{isOpen ? words.open(time) : words.closed({ day: weekday().format(changesAt), time })}</span>;
}

export const wakes = `${storageKeys.openChat} ${linkParameter}`;

export default function Chat() {
  const { backend } = usePublicSettings();
  const [written, setWritten] = useState(0);
  const { questions, ask } = useQuestions();
  const [question, setQuestion] = useState<{ text: string } | null>(null);
  const { panel, open, onToggle } = useOpenPanel();
  const conversation = useConversation(open && isOwnBackend(backend), written);
  // The chat reopens on the linked page, except on phones, which have no room for both.
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest("a");
    if (!link || !isPlainPress(event.nativeEvent)) return;
    const goesOn = conversation.stored && link.pathname !== location.pathname && !matchMedia(phoneQuery).matches;
    if (goesOn) writeStored(storageKeys.openChat, "yes", "sessionStorage");
    else panel.current?.hidePopover();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- only handles clicks that bubble up from its links
    <section
      id="chat"
      popover="auto"
      ref={panel}
      onToggle={onToggle}
      onClick={onClick}
      className={styles.panel}
      role="dialog"
      aria-labelledby="chat-title"
    >
      <div className={`${styles.head} dusk`}>
        <div>
          <h2 id="chat-title" className="title-3">
            {chat.title}
          </h2>
          <p className="small">{open && <SupportStatus />}</p>
        </div>
        <button
          type="button"
          className="icon-button"
          popoverTarget="chat"
          popoverTargetAction="hide"
          aria-label={chat.close}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={`${styles.log} stack gap-3 small`}>
        <p className="soft">{chat.line}</p>
        <p className={styles.bubble}>{chatLog.greeting}</p>
        <p className="soft">{chat.hours}</p>
        <noscript>
          <p className={styles.bubble}>{noScripts.chat}</p>
        </noscript>
        <ul className="stack gap-2" aria-label={chatLog.questions}>
          {chatQuestions.map(({ id, question, answer, link }) => (
            <li key={id}>
              <details name="chat-question">
                <summary>{question}</summary>
                <p className={styles.bubble}>
                  {answer} <a href={localizedPath(link.to)}>{link.label}</a>
                </p>
              </details>
            </li>
          ))}
        </ul>
        <div className="stack gap-3">
          {isOwnBackend(backend) && <Conversation conversation={conversation} open={open} />}
          <Questions questions={questions} onLeave={(text) => setQuestion({ text })} />
        </div>
      </div>
      <div className={`${styles.ask} scripts-only`}>
        <AskForm onAsk={ask} />
      </div>
      <LeaveMessage stored={conversation.stored} question={question} onLeft={() => setWritten((count) => count + 1)} />
    </section>
  );
}

function useOpenPanel() {
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const onToggle = () => setOpen(panel.current?.matches(":popover-open") ?? false);
  useEffect(() => {
    takeThreadLink();
    const goesOn = readStored(storageKeys.openChat, "sessionStorage") !== null;
    writeStored(storageKeys.openChat, null, "sessionStorage");
    if (linkedSecret() !== null || goesOn) panel.current?.togglePopover(true);
    // The panel may have been opened before hydration.
    onToggle();
  }, []);
  return { panel, open, onToggle };
}
