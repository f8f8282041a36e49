import { Icon } from "#app/ui/icon.tsx";
import { chatButton } from "#words/chat-button.ts";
import styles from "./live-chat-button.module.css";

/** Opens the chat panel (S1.6, D2), natively and with the address left alone. */
export function LiveChatButton() {
  return (
    <button type="button" className={styles.button} popoverTarget="chat">
      <span className={`centered ${styles.mark}`}>
        <Icon name="chat" />
      </span>
      <span>
        <b>{chatButton.strong}</b> <span className="visually-hidden">{chatButton.rest}</span>
      </span>
    </button>
  );
}
