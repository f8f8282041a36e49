import { Button } from "#app/components/ui/button.tsx";
import { SentNote } from "#app/components/ui/sent-note.tsx";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { contactSalesSent as words } from "#content/generated/contact-sales-sent.ts";
import { sentPostmark } from "#content/postmarks.ts";

/** Takes the form's place once its message is stored. */
export function SentContact({ onAnother }: { onAnother: () => void }) {
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
