import { NoticeBar } from "#app/components/layout/notice-bar.tsx";
import { signUpDialog } from "#content/generated/dialogs.ts";
import { layout } from "#content/generated/layout.ts";
import { SessionStatus } from "./session-status.tsx";
import { dismissSignUp, useSignedUp } from "./signed-up.ts";

/** S4.2: the notice of a sign-up, with the status line under it. */
export default function SignUpNotice() {
  const { alerts } = signUpDialog;
  if (!useSignedUp()) return null;
  return (
    <NoticeBar
      message={alerts.success}
      postmark={alerts.postmark}
      dismissLabel={layout.dismiss}
      onDismiss={dismissSignUp}
    >
      <SessionStatus />
    </NoticeBar>
  );
}
