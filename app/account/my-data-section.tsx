import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { FormAlert } from "#app/ui/form-alert.tsx";
import { readMyData } from "#app/data/own-data.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { saveFile } from "#app/browser/save-file.ts";
import { useTask } from "#app/ui/form/use-task.ts";
import type { myDataSection } from "#content/generated/account.ts";
import { accountPaths } from "#content/navigation.ts";
import { AccountSection, StatusNote } from "./account-section.tsx";

/** Downloads everything that is stored about the owner. */
export function MyDataSection({ words }: { words: typeof myDataSection }) {
  const { backend } = usePublicSettings();
  const [done, setDone] = useState(false);
  const { pending, error, run } = useTask();
  const download = () =>
    run(async () => {
      saveFile(await readMyData(backend), words.fileName);
      setDone(true);
    });
  return (
    <AccountSection id="my-data" title={words.title} line={words.line} ink="crm" icon="print">
      <Button size="small" aria-disabled={pending || undefined} onClick={download}>
        {pending ? words.submitting : words.submit}
      </Button>
      {error && <FormAlert>{error}</FormAlert>}
      {done && <StatusNote>{words.done}</StatusNote>}
      <a href={accountPaths.privacyReceipt}>{words.receipt}</a>
    </AccountSection>
  );
}
