import { Icon } from "#app/ui/icon.tsx";
import type { HomeCopy } from "#content/pages/home.ts";
import styles from "./campaign-phone.module.css";

/** The campaign as text messages and a chat. */
export function Phone({ copy }: { copy: HomeCopy["hero"]["art"]["phone"] }) {
  return (
    <div className={styles.phone}>
      <div>
        <span className={styles.channel}>
          <Icon name="sms" />
          {copy.sms}
        </span>
        <span className={styles.text}>{copy.text}</span>
        <span className={styles.channel}>
          <Icon name="whatsapp" />
          {copy.whatsapp}
        </span>
        {copy.chat.map(({ from, text }) => (
          <span key={text} className={styles[from]}>
            {text}
          </span>
        ))}
        <span className={styles.message}>
          {copy.message}
          <Icon name="arrow" />
        </span>
      </div>
    </div>
  );
}

/** The visitor's own line as a text message and in a chat. */
export function OwnPhone({ line, copy }: { line: string; copy: HomeCopy["hero"]["art"] }) {
  return (
    <div className={styles.phone}>
      <div>
        <span className={styles.channel}>
          <Icon name="sms" />
          {copy.phone.sms}
        </span>
        <span className={styles.text} dir="auto">
          {line}
        </span>
        <span className={styles.channel}>
          <Icon name="whatsapp" />
          {copy.phone.whatsapp}
        </span>
        <span className={styles.customer} dir="auto">
          {line}
        </span>
        <span className={styles.shop}>{copy.own.reply}</span>
      </div>
    </div>
  );
}
