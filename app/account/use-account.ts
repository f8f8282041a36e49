import { useCallback, useEffect, useState } from "react";
import { type Account, readAccount } from "#app/data/account.ts";
import { errorSentence } from "#app/ui/form/error-sentence.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";

/** The account, read from the service. `reload` reads it again; the earlier one stays meanwhile. */
export function useAccount() {
  const { backend } = usePublicSettings();
  const [account, setAccount] = useState<Account | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** Counts the reads, for what is read again together with the account. */
  const [reading, setReading] = useState(0);
  useEffect(() => {
    let current = true;
    readAccount(backend).then(
      (read) => {
        if (!current) return;
        setAccount(read);
        setFailure(null);
      },
      (thrown: unknown) => current && setFailure(errorSentence(thrown)),
    );
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- each count is a new read
  }, [backend, reading]);
  const reload = useCallback(() => setReading((count) => count + 1), []);
  return { account, failure, reading, reload };
}
