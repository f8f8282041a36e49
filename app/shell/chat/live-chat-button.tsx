import { Icon } from "#app/ui/icon.tsx";
import { chatButton } from "#words/chat-button.ts";
import styles from "./live-chat-button.module.css";

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
