import type { ComponentProps } from "react";
import { NoticeBar } from "#app/shell/notice-bar.tsx";
import { SessionStatus, type StatusWords } from "./session-status.tsx";
import { dismissSignUp, useSignedUp } from "./signed-up.ts";

interface SignUpNoticeProps {
  notice: Pick<ComponentProps<typeof NoticeBar>, "message" | "postmark" | "dismissLabel">;
  status: StatusWords;
}

/** S4.2: the notice of a sign-up, with the status line under it. */
export default function SignUpNotice({ notice, status }: SignUpNoticeProps) {
  if (!useSignedUp()) return null;
  return (
    <NoticeBar {...notice} onDismiss={dismissSignUp}>
      <SessionStatus words={status} />
    </NoticeBar>
  );
}
