import { useRef } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { ServedMarkup } from "#app/components/ui/served-markup.tsx";
import { useAfterNavigation } from "#app/lib/navigation.ts";
import { chat } from "#content/generated/chat.ts";
import { ChatAnswers } from "./chat-answers.served.tsx";
import styles from "./chat-panel.module.css";
import { LeaveMessage } from "./leave-message.tsx";

/** The front desk (D2): ready answers, each folded under its question, and a form that leaves a message. Needs no script to open. */
export function ChatPanel() {
  const panel = useRef<HTMLElement>(null);
  // A followed link leads away from under the panel, also on the same page.
  useAfterNavigation(() => {
    if (panel.current?.matches(":popover-open")) panel.current.hidePopover();
  });
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
      <ServedMarkup id="chat-log" className={styles.log}>
        {import.meta.env.SSR && <ChatAnswers />}
      </ServedMarkup>
      <LeaveMessage />
    </section>
  );
}
