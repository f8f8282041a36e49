import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#app/components/ui/button.tsx";
import { Checkbox } from "#app/components/ui/checkbox.tsx";
import { type ConsentCategory, cookieLabel } from "#content/cookie-label.ts";
import { accountPaths } from "#content/navigation.ts";
import { answerRequests } from "./cookie-choices-button.tsx";
import { optionalCategories, readChoice, saveChoice, sendsGlobalPrivacyControl } from "./consent.ts";
import label from "./cookie-label.module.css";
import styles from "./remembered-label.module.css";

/**
 * P1 in `live`: three equal answers, and the choice is kept. Without scripts nothing optional could run, so there is no label. Where the
 * browser sends Global Privacy Control, the label says so and asks nothing; the footer's Cookie choices bring all answers, and the one
 * given there wins. Rendered in the browser alone.
 */
export default function RememberedLabel() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [choosing, setChoosing] = useState(false);
  const [saved, setSaved] = useState(false);
  const [asked, setAsked] = useState(false);
  const refusedByBrowser = sendsGlobalPrivacyControl();

  useEffect(() => {
    const label = dialog.current;
    if (!label) return;
    // Not `show()`, which would take the focus from where the visitor is.
    if (!readChoice()) label.open = true;
    return answerRequests(() => {
      flushSync(() => setAsked(true));
      if (!label.open) label.show();
      label.querySelector("button")?.focus();
    });
  }, []);

  const decide = (allowed: readonly ConsentCategory[]) => {
    saveChoice(allowed);
    setSaved(true);
    setChoosing(false);
    dialog.current?.close();
  };
  const words = cookieLabel.remembered;
  const asks = asked || !refusedByBrowser;
  return (
    <>
      <dialog ref={dialog} className={label.label} aria-labelledby="cookie-label-title">
        <div className={label.words}>
          <h2 id="cookie-label-title">{cookieLabel.heading}</h2>
          <div className={styles.notes}>
            {asks && <p>{words.text}</p>}
            {refusedByBrowser && <p>{words.globalPrivacyControl}</p>}
            {asked && (
              <p>
                <a href={accountPaths.privacyReceipt}>{words.receipt}</a>
              </p>
            )}
          </div>
        </div>
        <div className={styles.equal}>
          {asks && (
            <Button size="small" onClick={() => decide(optionalCategories)}>
              {words.acceptAll}
            </Button>
          )}
          <Button size="small" onClick={() => decide([])}>
            {words.onlyNeeded}
          </Button>
          {asks && (
            <Button size="small" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
              {words.choose}
            </Button>
          )}
        </div>
        {choosing && <Categories onDecide={decide} />}
      </dialog>
      <p role="status" className="visually-hidden">
        {saved && words.saved}
      </p>
    </>
  );
}

/** Optional categories are ticked only by an earlier choice. */
function Categories({ onDecide }: { onDecide: (allowed: readonly ConsentCategory[]) => void }) {
  const before = readChoice()?.allowed ?? [];
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget).getAll("category");
    onDecide(optionalCategories.filter((id) => ticked.includes(id)));
  };
  return (
    <form className={styles.categories} onSubmit={onSubmit}>
      {cookieLabel.categories.map(({ id, name, line, alwaysOn }) => (
        <Checkbox
          key={id}
          name="category"
          value={id}
          disabled={alwaysOn}
          defaultChecked={alwaysOn || before.includes(id)}
        >
          <b>{name}</b>
          {line}
        </Checkbox>
      ))}
      <div className={styles.save}>
        <Button type="submit" size="small">
          {cookieLabel.remembered.save}
        </Button>
      </div>
    </form>
  );
}
