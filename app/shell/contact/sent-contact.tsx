import { Button } from "#app/ui/button.tsx";
import { SentNote } from "#app/ui/sent-note.tsx";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import type { contactSalesSent } from "#content/generated/contact-sales-sent.ts";
import { sentPostmark } from "#content/postmarks.ts";

interface SentContactProps {
  words: typeof contactSalesSent;
  onAnother: () => void;
}

/** Takes the form's place once its message is stored. */
export function SentContact({ words, onAnother }: SentContactProps) {
  const { sendsCopies } = usePublicSettings();
  return (
    <SentNote
      title={words.sentTitle}
      text={sendsCopies ? `${words.sentText} ${words.copyText}` : words.sentText}
      postmark={sentPostmark}
    >
      <Button size="small" onClick={onAnother}>
        {words.another}
      </Button>
    </SentNote>
  );
}
