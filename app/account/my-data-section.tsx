import { localizedPath } from "#app/browser/localized-path.ts";
import { useState } from "react";
import { saveFile } from "#app/browser/save-file.ts";
import { readMyData } from "#app/data/own-data.ts";
import { accountPaths } from "#content/navigation.ts";
import { myDataSection as words } from "#words/account.ts";
import { AccountSection, StatusNote } from "./account-section.tsx";
import { TaskButton } from "./reauthentication.tsx";

export function MyDataSection() {
  const [done, setDone] = useState(false);
  const download = async () => {
    saveFile(await readMyData(), words.fileName);
    setDone(true);
  };
  return (
    <AccountSection id="my-data" title={words.title} line={words.line} ink="crm" icon="print">
      <TaskButton pendingLabel={words.submitting} work={download}>
        {words.submit}
      </TaskButton>
      {done && <StatusNote>{words.done}</StatusNote>}
      <a href={localizedPath(accountPaths.privacyReceipt)}>{words.receipt}</a>
    </AccountSection>
  );
}
