import { FormAlert } from "#app/components/ui/form-alert.tsx";
import { SentNote } from "#app/components/ui/sent-note.tsx";
import type { Arrived } from "#app/data/arrive.ts";
import type { Arrival } from "#app/lib/use-arrival.ts";
import { arrivals as words } from "#content/generated/account.ts";

/** What a letter's link, or an outside provider, came back with. */
export function ArrivalNote({ arrival, arrived }: { arrival: Arrival | null; arrived: Arrived | null }) {
  if (arrived?.type === "email_change" && arrived.outcome !== "token")
    return <SentNote title={words.movedTitle} text={words.movedText} />;
  if (arrived?.outcome === "refused") {
    return (
      <FormAlert>
        {words.failedTitle} {words.elsewhereText}
      </FormAlert>
    );
  }
  if (!arrival) return null;
  if (arrival.error !== null) {
    return (
      <FormAlert>
        {words.failedTitle} {failureText(arrival.error)}
      </FormAlert>
    );
  }
  return <SentNote title={words.halfTitle} text={words.halfText} />;
}

function failureText(code: string): string {
  const known: Readonly<Record<string, string>> = words.failures;
  return (Object.hasOwn(known, code) && known[code]) || words.failedText;
}
