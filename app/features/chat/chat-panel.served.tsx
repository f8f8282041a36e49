import { Icon } from "#app/components/ui/icon.tsx";
import { chatLog, chatQuestions } from "#content/chat-questions.ts";
import { chat } from "#content/generated/chat.ts";
import { noScripts } from "#content/generated/layout.ts";
import styles from "./chat-panel.module.css";
import { chatPlaces } from "./chat-places.tsx";
import { LeaveMessage } from "./leave-message.tsx";

/** The panel as it is served: ready answers, each folded under its question, and the form, which opened-chat.tsx takes over. */
export function ServedChat() {
  return (
    <>
      <div className={`${styles.head} on-dark`}>
        <div>
          <h2 id="chat-title">{chat.title}</h2>
          <p>{chat.line}</p>
          <p>{chat.hours}</p>
          <p id={chatPlaces.state} />
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
                  {answer}{" "}
                  <a href={link.to}>
                    {link.label}
                  </a>
                </p>
              </details>
            </li>
          ))}
        </ul>
        <div id={chatPlaces.answers} />
      </div>
      <div id={chatPlaces.ask} className={styles.ask} />
      <div id={chatPlaces.leave} className={styles.place}>
        <LeaveMessage />
      </div>
    </>
  );
}
