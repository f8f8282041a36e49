import { FormAlert } from "#app/ui/form-alert.tsx";
import { SentNote } from "#app/ui/sent-note.tsx";
import type { CallbackResult } from "#app/data/auth-callback.ts";
import type { AuthMessage } from "#app/data/use-auth-message.ts";
import type { callbackNote } from "#content/generated/account.ts";

interface CallbackNoteProps {
  words: typeof callbackNote;
  authMessage: AuthMessage | null;
  callback: CallbackResult | null;
}

/** The result of an emailed link or of a provider's sign-in. */
export function CallbackNote({ words, authMessage, callback }: CallbackNoteProps) {
  if (callback?.type === "email_change" && callback.outcome !== "token")
    return <SentNote title={words.movedTitle} text={words.movedText} />;
  if (callback?.outcome === "refused") {
    return (
      <FormAlert>
        {words.failedTitle} {words.elsewhereText}
      </FormAlert>
    );
  }
  if (callback?.outcome === "expired" || callback?.outcome === "failed")
    return <Failure words={words} code={callback.outcome} />;
  if (!authMessage) return null;
  if (authMessage.error !== null) return <Failure words={words} code={authMessage.error} />;
  return <SentNote title={words.halfTitle} text={words.halfText} />;
}

function Failure({ words, code }: { words: typeof callbackNote; code: string }) {
  const known: Readonly<Record<string, string>> = words.failures;
  return (
    <FormAlert>
      {words.failedTitle} {(Object.hasOwn(known, code) && known[code]) || words.failedText}
    </FormAlert>
  );
}
