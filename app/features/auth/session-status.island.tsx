import { SessionStatus } from "./session-status.tsx";
import { useSignedUp } from "./signed-up.ts";

/** The status line under the bar, while no notice stands there. */
export default function BarStatus() {
  return useSignedUp() ? null : <SessionStatus />;
}
