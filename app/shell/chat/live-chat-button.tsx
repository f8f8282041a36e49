import { Button } from "#app/ui/button.tsx";
import { chatButton } from "#words/chat-button.ts";
import styles from "./live-chat-button.module.css";

export function LiveChatButton() {
  return (
    <Button icon="chat" className={styles.button} popoverTarget="chat">
      {chatButton.strong} <span className="visually-hidden">{chatButton.rest}</span>
    </Button>
  );
}
