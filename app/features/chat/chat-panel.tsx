import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { ServedMarkup } from "#app/components/ui/served-markup.tsx";
import { hasThreads } from "#app/data/backend.ts";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { followThreadLink, linkedSecret } from "#app/lib/thread-link.ts";
import { useAfterNavigation } from "#app/lib/navigation.ts";
import { chat } from "#content/generated/chat.ts";
import { ChatAnswers } from "./chat-answers.served.tsx";
import styles from "./chat-panel.module.css";
import type { WriteBack } from "./conversation.tsx";
import { LeaveMessage } from "./leave-message.tsx";

const Conversation = lazy(() => import("./conversation.tsx"));

/**
 * The chat panel (D2): prepared answers, each folded under its question, a form for a message, and the conversation that follows
 * (D16). It opens without a script.
 */
export function ChatPanel() {
  const panel = useRef<HTMLElement>(null);
  const { backend } = usePublicSettings();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const [written, setWritten] = useState(0);
  const [writeBack, setWriteBack] = useState<WriteBack | null>(null);
  // A followed link closes the panel, also one to the same page.
  useAfterNavigation(() => {
    if (panel.current?.matches(":popover-open")) panel.current.hidePopover();
  });

  useEffect(() => {
    const onToggle = (): void => {
      const isOpen = panel.current?.matches(":popover-open") ?? false;
      setOpen(isOpen);
      if (isOpen) setOpened(true);
    };
    const element = panel.current;
    element?.addEventListener("toggle", onToggle);
    addEventListener("hashchange", followThreadLink);
    if (linkedSecret() !== null) element?.togglePopover(true);
    // It may have been opened before React came.
    onToggle();
    return () => {
      element?.removeEventListener("toggle", onToggle);
      removeEventListener("hashchange", followThreadLink);
    };
  }, []);

  return (
    <section id="chat" popover="auto" ref={panel} className={styles.panel} role="dialog" aria-labelledby="chat-title">
      <div className={`${styles.head} on-dark`}>
        <div>
          <h2 id="chat-title">{chat.title}</h2>
          <p>{chat.line}</p>
        </div>
        <button type="button" popoverTarget="chat" popoverTargetAction="hide" aria-label={chat.close}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.log}>
        <ServedMarkup id="chat-log">{import.meta.env.SSR && <ChatAnswers />}</ServedMarkup>
        {opened && hasThreads(backend) && (
          <Suspense>
            <Conversation open={open} written={written} onChange={setWriteBack} />
          </Suspense>
        )}
      </div>
      <LeaveMessage writeBack={writeBack} onTied={() => setWritten((before) => before + 1)} />
    </section>
  );
}
