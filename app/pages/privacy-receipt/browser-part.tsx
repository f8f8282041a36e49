import { useState } from "react";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { saveJson } from "#app/browser/save-file.ts";
import { clearChosenPlans } from "#app/calculator/chosen-plans.ts";
import { expectsSession, signOut } from "#app/data/auth.ts";
import { isOwnBackend } from "#app/data/own-backend.ts";
import { eraseCookies } from "#app/data/receipt.ts";
import { removeStoredThread } from "#app/data/stored-thread.ts";
import { keepOwnText } from "#app/shell/own-line.ts";
import { Button } from "#app/ui/button.tsx";
import { FormAlert } from "#app/ui/form/form-alert.tsx";
import { SentNote } from "#app/ui/sent-note.tsx";
import type { PublicSettings } from "#shared/public-settings.ts";
import { receiptPage } from "#words/receipt.ts";
import { type BrowserEntry, clearShelves } from "./browser-entries.ts";
import styles from "./receipt.module.css";

/** First clears modules' in-memory copies, which would be stored again. @returns whether the server erased its cookies too */
async function forgetBrowser(backend: PublicSettings["backend"]): Promise<boolean> {
  // If the service is unreachable, the session still ends in this browser.
  if (expectsSession()) await signOut().catch(console.error);
  removeStoredThread();
  removeStoredThread("sessionStorage");
  clearChosenPlans();
  keepOwnText("");
  delete document.documentElement.dataset.theme;
  const cookiesErased =
    !isOwnBackend(backend) ||
    (await eraseCookies().then(
      () => true,
      () => false,
    ));
  clearShelves();
  return cookiesErased;
}

const { browser: words } = receiptPage;

interface BrowserPartProps {
  entries: readonly BrowserEntry[];
  onErased: () => void;
}

export function BrowserPart({ entries, onErased }: BrowserPartProps) {
  const { backend } = usePublicSettings();
  const [state, setState] = useState<"shown" | "erasing" | "erased" | "cookies left">("shown");
  const isErasing = state === "erasing";
  const erase = async () => {
    if (isErasing) return;
    setState("erasing");
    const cookiesErased = await forgetBrowser(backend);
    onErased();
    setState(cookiesErased ? "erased" : "cookies left");
  };
  return (
    <>
      {(state === "erased" || state === "cookies left") && (
        <SentNote title={words.erasedTitle} text={words.erasedText}>
          {state === "cookies left" && <FormAlert>{words.cookiesLeft}</FormAlert>}
        </SentNote>
      )}
      {entries.length === 0 && state === "shown" && <p>{words.none}</p>}
      {entries.length > 0 && (
        <ul className="rows">
          {entries.map((entry) => (
            <Entry key={`${entry.shelf} ${entry.name}`} entry={entry} />
          ))}
        </ul>
      )}
      {isOwnBackend(backend) && <p className="small soft">{words.cookies}</p>}
      {entries.length > 0 && (
        <>
          <div className="cluster gap-3">
            <Button size="small" onClick={() => saveJson(entries, words.fileName)}>
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
          <p id="erase-note" className="small soft">
            {words.eraseNote}
          </p>
        </>
      )}
    </>
  );
}

function Entry({ entry: { shelf, name, what, until, value } }: { entry: BrowserEntry }) {
  return (
    <li className="small">
      <p className={`cluster between ${styles.ends}`}>
        <b>{what}</b>
        <span className="soft">{words.shelves[shelf]}</span>
      </p>
      <p className="soft">{`${words.until} ${until}`}</p>
      <p>
        <code>{value ? `${name}: ${value}` : name}</code>
      </p>
      {value === null && <p className="soft">{words.secret}</p>}
    </li>
  );
}
