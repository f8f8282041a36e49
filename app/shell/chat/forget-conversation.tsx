import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import type { ChatWords } from "./chat-words.ts";

interface ForgetConversationProps {
  words: ChatWords["conversation"];
  forget: () => Promise<void>;
}

/** Asks once before the conversation is forgotten, since that can't be taken back. */
export function ForgetConversation({ words, forget }: ForgetConversationProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (asking) question.current?.focus();
  }, [asking]);
  if (!asking) {
    return (
      <p>
        <TextButton onClick={() => setAsking(true)}>{words.forget}</TextButton>
      </p>
    );
  }
  const onForget = async () => {
    if (busy) return;
    setBusy(true);
    await forget();
    setBusy(false);
  };
  return (
    <div className="stack gap-3">
      <p ref={question} tabIndex={-1}>
        {words.forgetAsk}
      </p>
      <div className="cluster gap-2">
        <Button size="small" aria-disabled={busy || undefined} onClick={onForget}>
          {words.forgetYes}
        </Button>
        <Button size="small" onClick={() => setAsking(false)}>
          {words.forgetNo}
        </Button>
      </div>
    </div>
  );
}
