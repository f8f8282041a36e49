import { useState } from "react";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { isOwnBackend } from "#shared/public-settings.ts";
import { AskedQuestions, AskForm } from "./asked-questions.tsx";
import { chatPlaces, InPlace } from "./chat-places.tsx";
import { Conversation, type WriteBack } from "./conversation.tsx";
import { DeskState } from "./desk-state.tsx";
import { LeaveMessage } from "./leave-message.tsx";
import { useQuestions } from "./use-questions.ts";
import { useServedForm } from "./use-served-form.ts";

export interface OpenedChatProps {
  open: boolean;
  /** The served form was sent already. */
  sendAtOnce: boolean;
}

/** Fills the places of the served panel: the desk's hours, answers, the conversation (D16) and the form. */
export default function OpenedChat({ open, sendAtOnce }: OpenedChatProps) {
  const { backend } = usePublicSettings();
  const [written, setWritten] = useState(0);
  const [writeBack, setWriteBack] = useState<WriteBack | null>(null);
  const { asked, ask, failed } = useQuestions();
  const [question, setQuestion] = useState<{ text: string } | null>(null);
  const before = useServedForm(sendAtOnce);
  return (
    <>
      <InPlace id={chatPlaces.state}>
        <DeskState open={open} />
      </InPlace>
      <InPlace id={chatPlaces.answers}>
        {isOwnBackend(backend) && <Conversation open={open} written={written} onChange={setWriteBack} />}
        <AskedQuestions asked={asked} onLeave={(text) => setQuestion({ text })} />
      </InPlace>
      <InPlace id={chatPlaces.ask}>
        <AskForm ask={ask} failed={failed} />
      </InPlace>
      {before && (
        <InPlace id={chatPlaces.leave}>
          <LeaveMessage
            before={before}
            writeBack={writeBack}
            question={question}
            onTied={() => setWritten((count) => count + 1)}
          />
        </InPlace>
      )}
    </>
  );
}
