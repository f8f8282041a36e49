import { localizedPath } from "#app/browser/localized-path.ts";
import { formatList } from "#content/format-list.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/confirm-button.tsx";
import { FormAlert } from "#app/ui/form/form-alert.tsx";
import { eraseGiven, type HeldReceipt, ReceiptError } from "#app/data/receipt.ts";
import { saveJson } from "#app/browser/save-file.ts";
import { formatDay } from "#content/dates.ts";
import { proofMinutes } from "#content/lifetimes.ts";
import { receiptPage } from "#words/receipt.ts";
import { accountPaths } from "#content/navigation.ts";
import { locale } from "#words/language.ts";
import { type Receipt, type ReceiptKind, receiptKinds } from "#shared/receipt.ts";
import styles from "./receipt.module.css";

const { address: words } = receiptPage;

/** Entries shown per kind, because anyone can send messages with somebody else's address. The download has all. */
const maxShown = 50;

const formatDate = (at: string): string => formatDay(new Date(at));
const formatTime = (at: string): string => new Date(at).toLocaleTimeString(locale, { timeStyle: "short" });

interface OpenReceiptProps {
  held: HeldReceipt;
  onChange: (held: HeldReceipt) => void;
  onClosed: () => void;
}

export function OpenReceipt({ held, onChange, onClosed }: OpenReceiptProps) {
  const { receipt, expiresAt } = held;
  const { opened } = words;
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"shown" | "erasing" | "erased" | "failed">("shown");
  const close = useEffectEvent(onClosed);
  useEffect(() => {
    // Uses a timer, because the visitor's clock may be hours off.
    const timer = setTimeout(() => close(), proofMinutes * 60_000);
    return () => clearTimeout(timer);
  }, []);
  // Takes focus when the receipt opens, and when an erased part disappears with its button.
  useEffect(() => place.current?.focus(), [receipt]);

  const erase = async (kinds: readonly ReceiptKind[]) => {
    if (state === "erasing") return;
    setState("erasing");
    try {
      onChange(await eraseGiven(held, kinds));
      setState("erased");
    } catch (error) {
      if (error instanceof ReceiptError && error.problem === "expired") return onClosed();
      setState("failed");
    }
  };
  const eraser = (kinds: readonly ReceiptKind[], label: string, question: string) => (
    <ConfirmButton
      label={label}
      question={question}
      yes={state === "erasing" ? opened.erasing : opened.yes}
      no={opened.no}
      pending={state === "erasing"}
      onConfirm={() => void erase(kinds)}
    />
  );
  const given = receiptKinds.filter((kind) => receipt[kind].length > 0);
  return (
    <>
      <div ref={place} tabIndex={-1} role="status">
        <h3>{opened.title(receipt.address)}</h3>
        <p className="small soft">{opened.until(formatTime(expiresAt))}</p>
        {state === "erased" && <b>{opened.erased}</b>}
        {given.length === 0 && receipt.account === null && <p>{opened.nothing}</p>}
      </div>
      {state === "failed" && <FormAlert>{words.failures.unavailable}</FormAlert>}
      {receipt.account && <Account account={receipt.account} />}
      {given.map((kind) => (
        <div key={kind} className="stack gap-3">
          <Given receipt={receipt} kind={kind} />
          {eraser([kind], opened.erase, words[kind].question)}
        </div>
      ))}
      <p className="small soft">{opened.texts}</p>
      <div className="cluster gap-3">
        <Button size="small" onClick={() => saveJson(receipt, opened.fileName)}>
          {opened.download}
        </Button>
        {given.length > 1 && eraser(receiptKinds, opened.eraseAll, opened.eraseAllQuestion)}
      </div>
    </>
  );
}

function Account({ account: { since, confirmed } }: { account: NonNullable<Receipt["account"]> }) {
  const { title, confirmed: known, unconfirmed } = words.account;
  return (
    <div className="stack gap-3">
      <h4 className="title-3">{title}</h4>
      <p>{(confirmed ? known : unconfirmed)(formatDate(since))}</p>
      {confirmed && <a href={localizedPath(accountPaths.account)}>{receiptPage.toAccount}</a>}
    </div>
  );
}

interface GivenProps {
  receipt: Receipt;
  kind: ReceiptKind;
}

function Given({ receipt: { chat, contact, newsletter }, kind }: GivenProps) {
  if (kind === "newsletter") return <Newsletter subscriptions={newsletter} />;
  const messages =
    kind === "chat"
      ? chat.map(({ page, ...message }) => ({ ...message, from: page === null ? null : words.chat.page(page) }))
      : contact.map(({ name, business, ...message }) => ({ ...message, from: formatList([name, business]) }));
  const hidden = messages.length - maxShown;
  return (
    <>
      <h4 className="title-3">{words[kind].title(messages.length)}</h4>
      <ul className="rows">
        {messages.slice(-maxShown).map(({ at, from, text, answers }, index) => (
          <li key={index} className="stack gap-1">
            <p className="small soft">{formatDate(at)}</p>
            {from && <p className="small soft">{from}</p>}
            <p className={styles.text}>{text}</p>
            {answers.map((answer) => (
              <div key={answer.at} className="inset">
                <p className="small soft">{`${words.opened.answer(answer.name)} ${formatDate(answer.at)}`}</p>
                <p className={styles.text}>{answer.text}</p>
              </div>
            ))}
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="small soft">{words.opened.more(hidden)}</p>}
    </>
  );
}

function Newsletter({ subscriptions }: { subscriptions: Receipt["newsletter"] }) {
  const { title, states, events, agreed, proof } = words.newsletter;
  return (
    <>
      <h4 className="title-3">{title}</h4>
      {subscriptions.map(({ state, since, consents }) => (
        <ul key={since} className="rows">
          <li>
            <b>{states[state](formatDate(since))}</b>
          </li>
          {consents.map(({ at, event, words: sentence }) => (
            <li key={`${event} ${at}`} className="small">
              <p className={`cluster between ${styles.ends}`}>
                <span>{events[event]}</span>
                <span className="soft">{formatDate(at)}</span>
              </p>
              {sentence !== null && <p className="soft">{`${agreed} ${sentence}`}</p>}
            </li>
          ))}
        </ul>
      ))}
      {subscriptions.some(({ state }) => state !== "pending") && <p className="small soft">{proof}</p>}
    </>
  );
}
