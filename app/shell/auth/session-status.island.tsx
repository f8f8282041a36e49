import { SessionStatus, type StatusWords } from "./session-status.tsx";
import { useSession } from "./session.ts";

/** The status line under the bar, while no notice stands there. */
export default function BarStatus({ words }: { words: StatusWords }) {
  return useSession().signedUp ? null : <SessionStatus words={words} />;
}
