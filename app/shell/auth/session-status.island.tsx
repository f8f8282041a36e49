import { SessionStatus, type StatusWords } from "./session-status.tsx";
import { useSignedUp } from "./signed-up.ts";

/** The status line under the bar, while no notice stands there. */
export default function BarStatus({ words }: { words: StatusWords }) {
  return useSignedUp() ? null : <SessionStatus words={words} />;
}
