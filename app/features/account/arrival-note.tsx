import { FormAlert } from "#app/components/ui/form-alert.tsx";
import { SentNote } from "#app/components/ui/sent-note.tsx";
import type { Arrival } from "#app/lib/use-arrival.ts";
import { arrivals as words } from "#content/account.ts";

/** What a letter's link, or an outside provider, came back with. */
export function ArrivalNote({ arrival }: { arrival: Arrival | null }) {
  if (!arrival) return null;
  if (arrival.error !== null) {
    return (
      <FormAlert>
        {words.failedTitle} {arrival.error || words.failedText}
      </FormAlert>
    );
  }
  if (arrival.message !== null) return <SentNote title={words.halfTitle} text={words.halfText} />;
  if (arrival.type === "email_change") return <SentNote title={words.movedTitle} text={words.movedText} />;
  return null;
}
