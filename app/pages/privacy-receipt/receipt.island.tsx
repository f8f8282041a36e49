import { localizedPath } from "#app/browser/localized-path.ts";
import { useEffect, useState } from "react";
import { AccountLayout } from "#app/account/account-layout.tsx";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { ChipSection } from "#app/ui/chip-section.tsx";
import { receiptPage as words } from "#words/receipt.ts";
import { accountPaths, legalLinks } from "#content/navigation.ts";
import { isOwnBackend } from "#app/data/own-backend.ts";
import { AddressPart } from "./address-part.tsx";
import { readEntries } from "./browser-entries.ts";
import { BrowserPart } from "./browser-part.tsx";
import styles from "./receipt.module.css";

export default function Receipt() {
  const [isRead, setRead] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the server can't read the browser's storage
  useEffect(() => setRead(true), []);
  return (
    <AccountLayout words={words}>
      {isRead && <Parts />}
      <p className="actions">
        <a href={localizedPath(legalLinks.privacy.to)}>{words.toNotice}</a>
        <a href={localizedPath(accountPaths.account)}>{words.toAccount}</a>
      </p>
    </AccountLayout>
  );
}

function Parts() {
  const { backend } = usePublicSettings();
  const [entries, setEntries] = useState(() => readEntries());
  const readAgain = () => setEntries(readEntries());
  const { browser, address } = words;
  return (
    <>
      <ChipSection id="browser" title={browser.title} line={browser.line} ink="olive" icon="desk">
        <div className={`stack ${styles.body}`}>
          <BrowserPart entries={entries} onErased={readAgain} />
        </div>
      </ChipSection>
      <ChipSection id="address" title={address.title} line={address.line} ink="navy" icon="email">
        <div className={`stack ${styles.body}`}>
          {isOwnBackend(backend) ? <AddressPart onStored={readAgain} /> : <p>{address.byLetter}</p>}
        </div>
      </ChipSection>
    </>
  );
}
