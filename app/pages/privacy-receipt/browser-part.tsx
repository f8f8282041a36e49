import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { FormAlert } from "#app/ui/form-alert.tsx";
import { SentNote } from "#app/ui/sent-note.tsx";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { saveFile } from "#app/browser/save-file.ts";
import { isOwnBackend } from "#shared/public-settings.ts";
import type { BrowserEntry, BrowserWords } from "./browser-entries.ts";
import { forgetBrowser } from "./forget-browser.ts";
import { jsonFile } from "./json-file.ts";
import styles from "./receipt-page.module.css";

interface BrowserPartProps {
  words: BrowserWords;
  entries: readonly BrowserEntry[];
  onErased: () => void;
}

/** What this browser holds: shown with its purpose and its end, downloaded, erased. */
export function BrowserPart({ words, entries, onErased }: BrowserPartProps) {
  const { backend } = usePublicSettings();
  const [state, setState] = useState<"shown" | "erasing" | "erased" | "cookies left">("shown");
  const erase = async () => {
    if (state === "erasing") return;
    setState("erasing");
    const cookiesErased = await forgetBrowser(backend);
    onErased();
    setState(cookiesErased ? "erased" : "cookies left");
  };
  const isErasing = state === "erasing";
  return (
    <>
      {(state === "erased" || state === "cookies left") && (
        <SentNote title={words.erasedTitle} text={words.erasedText}>
          {state === "cookies left" && <FormAlert>{words.cookiesLeft}</FormAlert>}
        </SentNote>
      )}
      {entries.length === 0 ? (
        state === "shown" && <p>{words.none}</p>
      ) : (
        <ul className={styles.lines}>
          {entries.map((entry) => (
            <Entry words={words} key={`${entry.shelf} ${entry.name}`} entry={entry} />
          ))}
        </ul>
      )}
      {isOwnBackend(backend) && <p className={styles.small}>{words.cookies}</p>}
      {entries.length > 0 && (
        <>
          <div className={styles.answers}>
            <Button size="small" onClick={() => saveFile(jsonFile(entries), words.fileName)}>
              {words.download}
            </Button>
            <Button
              size="small"
              aria-describedby="erase-note"
              aria-disabled={isErasing || undefined}
              onClick={() => void erase()}
            >
              {isErasing ? words.erasing : words.erase}
            </Button>
          </div>
          <p id="erase-note" className={styles.small}>
            {words.eraseNote}
          </p>
        </>
      )}
    </>
  );
}

interface EntryProps {
  words: BrowserWords;
  entry: BrowserEntry;
}

function Entry({ words, entry: { shelf, name, what, until, value } }: EntryProps) {
  return (
    <li>
      <p className={styles.name}>
        <code>{name}</code>
        <span>{words.shelves[shelf]}</span>
      </p>
      <p className={styles.what}>{what}</p>
      <p className={styles.small}>
        {words.until} {until}
      </p>
      {value === null ? <p className={styles.small}>{words.secret}</p> : value !== "" && <code>{value}</code>}
    </li>
  );
}
