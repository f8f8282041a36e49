import { type ReactNode, useEffect, useRef } from "react";
import { setLandedCopies } from "./landed-copies.ts";
import { sendCopies } from "./send-copies.ts";
import styles from "./send-copies.module.css";

const pause = 600;

export default function TravelingStamp({ text }: { text: string }): ReactNode {
  const stamp = useRef<HTMLDivElement>(null);
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current) return;
    const timer = setTimeout(() => {
      hasLeft.current = true;
      if (stamp.current) sendCopies(stamp.current, setLandedCopies);
    }, pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div ref={stamp} className={`perforated ${styles.stamp}`} aria-hidden="true">
      <div className={styles.text} dir="auto">
        {text}
      </div>
      <div className={styles.ring} />
    </div>
  );
}
