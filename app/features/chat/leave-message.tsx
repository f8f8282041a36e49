import { useLocation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { FormAlert } from "#app/components/ui/form-alert.tsx";
import { SentNote } from "#app/components/ui/sent-note.tsx";
import type { Backend } from "#app/data/backend.ts";
import { fieldErrorSentence } from "#app/lib/field-errors.ts";
import { useMessageForm } from "#app/lib/use-message-form.ts";
import { chat } from "#content/generated/chat.ts";
import { sentPostmark } from "#content/postmarks.ts";
import styles from "./chat-panel.module.css";

async function send(backend: Backend, fields: Record<string, unknown>) {
  const { leaveChatMessage } = await import("#app/data/messages.ts");
  return leaveChatMessage(backend, fields);
}

/** Unfolds over the questions. The message is stored and confirmed; a failure leaves it in the form. */
export function LeaveMessage() {
  const { leave } = chat;
  const { pathname } = useLocation();
  const { state, errors, onSubmit } = useMessageForm(send);
  return (
    <details className={styles.leave}>
      <summary>
        <span>{leave.open}</span>
        <span>{leave.back}</span>
      </summary>
      {state === "sent" ? (
        <SentNote title={leave.sentTitle} text={leave.sentText} postmark={sentPostmark} />
      ) : (
        <form method="post" noValidate onSubmit={onSubmit} className={styles.form}>
          <p className="soft">{leave.lead}</p>
          <Field
            label={leave.email}
            type="email"
            name="email"
            autoComplete="email"
            required
            error={fieldErrorSentence(errors.email, leave.email)}
          />
          <Field
            multiline
            label={leave.message}
            name="message"
            required
            error={fieldErrorSentence(errors.message, leave.message)}
          />
          <input type="hidden" name="page" value={pathname} />
          {state === "failed" && <FormAlert>{leave.failed}</FormAlert>}
          <Button type="submit" full aria-disabled={state === "sending" || undefined}>
            {state === "sending" ? leave.submitting : leave.submit}
          </Button>
        </form>
      )}
    </details>
  );
}
