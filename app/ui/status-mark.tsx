import { Icon } from "./icon.tsx";
import styles from "./status-mark.module.css";

export type Status = "yes" | "part" | "no";

export function StatusMark({ status, word }: { status: Status; word: string }) {
  return (
    <span className={`${styles.status} small`}>
      <span className={`centered ${status === "part" ? "mirrored" : ""} ${styles.mark}`} data-status={status}>
        {status !== "part" && <Icon name={status === "yes" ? "tick" : "minus"} />}
      </span>
      <span>{word}</span>
    </span>
  );
}
