import { useEffect, useState } from "react";
import { Sheet } from "#app/account/sheet.tsx";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import type { CaptchaWords } from "#app/shell/captcha/captcha.tsx";
import { ChipSection } from "#app/ui/chip-section.tsx";
import type { receiptPage } from "#words/receipt.ts";
import { accountPaths, legalLinks } from "#content/navigation.ts";
import { isOwnBackend } from "#shared/public-settings.ts";
import { AddressPart } from "./address-part.tsx";
import { readEntries } from "./browser-entries.ts";
import { BrowserPart } from "./browser-part.tsx";
import styles from "./receipt.module.css";

export interface ReceiptWords extends Omit<typeof receiptPage, "title" | "description"> {
  captcha?: CaptchaWords | undefined;
}

/** /privacy-receipt: what this browser and an address have given us, to see, download and erase. */
export default function Receipt({ words }: { words: ReceiptWords }) {
  const [isRead, setRead] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the server knows nothing of the browser
  useEffect(() => setRead(true), []);
  return (
    <Sheet words={words}>
      {isRead && <Parts words={words} />}
      <p className="actions">
        <a href={legalLinks.privacy.to}>{words.toNotice}</a>
        <a href={accountPaths.account}>{words.toAccount}</a>
      </p>
    </Sheet>
  );
}

function Parts({ words }: { words: ReceiptWords }) {
  const { backend } = usePublicSettings();
  const [entries, setEntries] = useState(() => readEntries(words.browser));
  const readAgain = () => setEntries(readEntries(words.browser));
  const { browser, address } = words;
  return (
    <>
      <ChipSection id="browser" title={browser.title} line={browser.line} ink="web" icon="desk">
        <div className={`stack ${styles.body}`}>
          <BrowserPart words={browser} entries={entries} onErased={readAgain} />
        </div>
      </ChipSection>
      <ChipSection id="address" title={address.title} line={address.line} ink="bizmail" icon="email">
        <div className={`stack ${styles.body}`}>
          {isOwnBackend(backend) ? (
            <AddressPart
              words={{ ...address, toAccount: words.toAccount }}
              captcha={words.captcha}
              onStored={readAgain}
            />
          ) : (
            <p>{address.byLetter}</p>
          )}
        </div>
      </ChipSection>
    </>
  );
}
