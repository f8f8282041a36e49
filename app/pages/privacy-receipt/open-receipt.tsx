import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/confirm-button.tsx";
import { FormAlert } from "#app/ui/form-alert.tsx";
import { eraseGiven, type HeldReceipt, ReceiptError } from "#app/data/receipt.ts";
import { saveFile } from "#app/browser/save-file.ts";
import { formatDay } from "#content/dates.ts";
import type { receiptPage } from "#content/generated/receipt.ts";
import { accountPaths } from "#content/navigation.ts";
import { site } from "#content/site.ts";
import { type Receipt, type ReceiptKind, receiptKinds } from "#shared/receipt.ts";
import { jsonFile } from "./json-file.ts";
import styles from "./receipt-page.module.css";

export type AddressWords = (typeof receiptPage)["address"] & Pick<typeof receiptPage, "toAccount">;

/** Maximum number of messages shown per kind: anyone can send any number with anyone's address. The download has all. */
const maxShown = 50;

const dayOf = (at: string): string => formatDay(new Date(at));
const timeOf = (at: string): string => new Date(at).toLocaleTimeString(site.locale, { timeStyle: "short" });

interface OpenReceiptProps {
  words: AddressWords;
  held: HeldReceipt;
  onChange: (held: HeldReceipt) => void;
  /** Called when the receipt expires. */
  onClosed: () => void;
}

/** What was given to us under an email address, to download and erase. */
export function OpenReceipt({ words, held, onChange, onClosed }: OpenReceiptProps) {
  const { receipt, expiresAt } = held;
  const { opened } = words;
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"shown" | "erasing" | "erased" | "failed">("shown");
  const close = useEffectEvent(onClosed);
  useEffect(() => {
    const timer = setTimeout(() => close(), Date.parse(expiresAt) - Date.now());
    return () => clearTimeout(timer);
  }, [expiresAt]);
  // When the receipt opens, and when an erased part disappears with its button.
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
        <h3 className={styles.opened}>{opened.title(receipt.address)}</h3>
        <p className={styles.small}>{opened.until(timeOf(expiresAt))}</p>
        {state === "erased" && <p className={styles.what}>{opened.erased}</p>}
        {given.length === 0 && receipt.account === null && <p>{opened.nothing}</p>}
      </div>
      {state === "failed" && <FormAlert>{words.failures.unavailable}</FormAlert>}
      {receipt.account && <Account words={words} account={receipt.account} />}
      {given.map((kind) => (
        <div key={kind} className={styles.kind}>
          <Given words={words} receipt={receipt} kind={kind} />
          {eraser([kind], opened.erase, words[kind].question)}
        </div>
      ))}
      <p className={styles.small}>{opened.texts}</p>
      <div className={styles.total}>
        <div className={styles.answers}>
          <Button size="small" onClick={() => saveFile(jsonFile(receipt), opened.fileName)}>
            {opened.download}
          </Button>
        </div>
        {given.length > 1 && eraser(receiptKinds, opened.eraseAll, opened.eraseAllQuestion)}
      </div>
    </>
  );
}

interface AccountProps {
  words: AddressWords;
  account: NonNullable<Receipt["account"]>;
}

function Account({ words, account: { since, confirmed } }: AccountProps) {
  const { title, confirmed: known, unconfirmed } = words.account;
  return (
    <div className={styles.kind}>
      <h4>{title}</h4>
      <p>{(confirmed ? known : unconfirmed)(dayOf(since))}</p>
      {confirmed && <a href={accountPaths.account}>{words.toAccount}</a>}
    </div>
  );
}

interface GivenProps {
  words: AddressWords;
  receipt: Receipt;
  kind: ReceiptKind;
}

function Given({ words, receipt: { chat, contact, newsletter }, kind }: GivenProps) {
  switch (kind) {
    case "chat":
      return (
        <Messages words={words.opened} title={words.chat.title(chat.length)} messages={chat}>
          {({ page }) => page !== null && <p className={styles.small}>{words.chat.page(page)}</p>}
        </Messages>
      );
    case "contact":
      return (
        <Messages words={words.opened} title={words.contact.title(contact.length)} messages={contact}>
          {({ name, business }) => (
            <p className={styles.small}>
              {name}, {business}
            </p>
          )}
        </Messages>
      );
    case "newsletter":
      return <Newsletter words={words.newsletter} subscriptions={newsletter} />;
  }
}

interface MessagesProps<Message> {
  words: AddressWords["opened"];
  title: string;
  messages: readonly Message[];
  /** What came with a message. */
  children: (message: Message) => ReactNode;
}

function Messages<Message extends Receipt["chat" | "contact"][number]>({
  words,
  title,
  messages,
  children,
}: MessagesProps<Message>) {
  const hidden = messages.length - maxShown;
  return (
    <>
      <h4>{title}</h4>
      <ul className={styles.lines}>
        {messages.slice(-maxShown).map((message, index) => (
          // Messages have no name of their own here, and the list is only ever replaced whole.
          <li key={index}>
            <p className={styles.small}>{dayOf(message.at)}</p>
            {children(message)}
            <p className={styles.text}>{message.text}</p>
            {message.answers.map(({ at, name, text }) => (
              <div key={at} className={styles.answer}>
                <p className={styles.small}>
                  {words.answer(name)} {dayOf(at)}
                </p>
                <p className={styles.text}>{text}</p>
              </div>
            ))}
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className={styles.small}>{words.more(hidden)}</p>}
    </>
  );
}

interface NewsletterProps {
  words: AddressWords["newsletter"];
  subscriptions: Receipt["newsletter"];
}

function Newsletter({ words, subscriptions }: NewsletterProps) {
  const { title, states, events, agreed, proof } = words;
  return (
    <>
      <h4>{title}</h4>
      {subscriptions.map(({ state, since, consents }) => (
        <ul key={since} className={styles.lines}>
          <li className={styles.what}>{states[state](dayOf(since))}</li>
          {consents.map(({ at, event, words: sentence }) => (
            <li key={`${event} ${at}`}>
              <p className={styles.name}>
                <span>{events[event]}</span>
                <span>{dayOf(at)}</span>
              </p>
              {sentence !== null && (
                <p className={styles.small}>
                  {agreed} {sentence}
                </p>
              )}
            </li>
          ))}
        </ul>
      ))}
      {subscriptions.some(({ state }) => state !== "pending") && <p className={styles.small}>{proof}</p>}
    </>
  );
}
