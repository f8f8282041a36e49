import { Choice } from "#app/ui/choice.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { OwnLineNote } from "#app/shell/own-line-note.tsx";
import { useOwnLine } from "#app/shell/own-line.ts";
import { storageKeys } from "#shared/storage-keys.ts";
import { mergeLetter as copy } from "#words/pages/feature-smart-personalization.ts";
import { controls } from "#words/controls.ts";
import styles from "./merge-letter.module.css";

export const wakes = storageKeys.ownLine;

export default function MergeLetter() {
  const line = useOwnLine();
  return (
    <div className={styles.merge}>
      <Readers isOwn={line !== null} />
      <Letter line={line} />
      <OwnLineNote />
    </div>
  );
}

function Readers({ isOwn }: { isOwn: boolean }) {
  return (
    <fieldset className={`stack gap-2 ${styles.readers}`}>
      <legend>{copy.pick}</legend>
      {copy.readers.map(({ id, name, about, own }, index) => (
        <Choice
          key={id}
          type="radio"
          name="reader"
          value={id}
          defaultChecked={index === 0}
          className={`small soft ${styles.reader}`}
        >
          <b className="title-3">{name}</b> <span>{isOwn ? own.about : about}</span>
        </Choice>
      ))}
    </fieldset>
  );
}

function Letter({ line }: { line: string | null }) {
  const { readers } = copy;
  return (
    <div className={`airmail stack title-3 ${styles.letter}`} role="group" aria-label={copy.letter} aria-live="polite">
      {readers.map(({ id, channel, channelName, hour }) => (
        <p key={id} data-reader={id} className={`cluster gap-2 ${styles.hour}`}>
          <Icon name={channel} />
          <span className="visually-hidden">{channelName}</span> {hour}
        </p>
      ))}
      {readers.map(({ id, name }) => (
        <p key={id} data-reader={id} className={styles.greeting}>
          {copy.greeting} <em>{name}</em>
          {controls.comma}
        </p>
      ))}
      <p dir={line === null ? undefined : "auto"}>{line ?? copy.opening}</p>
      {readers.map(({ id, language, offer, pickUp, own }) => (
        <div key={id} data-reader={id} lang={language} className="stack">
          <p>
            <em>{line === null ? offer : own.offer}</em>
          </p>
          <p>
            <em>{pickUp}</em>
          </p>
        </div>
      ))}
      <p className={`small soft ${styles.signature}`}>{line === null ? copy.signature : copy.ownSignature}</p>
      <p className="cluster between label soft">
        {copy.sample} <Barcode />
      </p>
    </div>
  );
}

/** Bars of a four-state barcode, as postal services print on letters. */
const bars =
  "M1 4V14M5 0V14M9 0V10M13 4V10M17 4V14M21 0V14M25 4V10M29 4V14M33 4V10M37 4V14M41 0V10M45 0V10M49 4V14M53 0V10M57 4V14M61 0V14M65 4V14M69 4V10M73 4V10M77 4V14M81 0V10M85 4V14M89 0V14M93 0V14M97 0V14M101 4V10";

function Barcode() {
  return (
    <svg className={styles.barcode} viewBox="0 0 102 14" preserveAspectRatio="none" aria-hidden="true">
      <path d={bars} />
    </svg>
  );
}
