import { Link } from "react-router";
import { chatLog, chatQuestions } from "#content/chat-questions.ts";
import { noScripts } from "#content/generated/layout.ts";
import styles from "./chat-panel.module.css";

/** Ready answers, each folded under its question. */
export function ChatAnswers() {
  return (
    <>
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
                <Link to={link.to} viewTransition>
                  {link.label}
                </Link>
              </p>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
