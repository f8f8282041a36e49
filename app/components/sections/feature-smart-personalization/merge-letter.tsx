import { FeatureTop } from "#app/components/sections/feature-page/feature-top.tsx";
import { Barcode } from "#app/components/ui/barcode.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { SampleReader, SmartPersonalizationCopy } from "#content/pages/feature-smart-personalization.ts";
import styles from "./merge-letter.module.css";

type Copy = SmartPersonalizationCopy["hero"];

/** One note and the letter each of three readers gets. The choice is made by styles alone, so it needs no script. */
export function MergeLetter({ copy }: { copy: Copy }) {
  return (
    <div className={styles.merge}>
      <FeatureTop
        stock="canary"
        layout="beside"
        copy={copy}
        aside={<Readers label={copy.pick} readers={copy.readers} />}
      >
        <Letter copy={copy} />
      </FeatureTop>
    </div>
  );
}

function Readers({ label, readers }: { label: string; readers: readonly SampleReader[] }) {
  return (
    <fieldset className={styles.readers}>
      <legend>{label}</legend>
      {readers.map(({ id, name, about }, index) => (
        <label key={id}>
          <input type="radio" name="reader" value={id} defaultChecked={index === 0} />
          <span>
            <b>{name}</b> {about}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Letter({ copy }: { copy: Copy }) {
  const { readers } = copy;
  return (
    <div className={`airmail ${styles.letter}`} role="group" aria-label={copy.letter} aria-live="polite">
      {readers.map(({ id, channel, channelName, hour }) => (
        <p key={id} data-reader={id} className={styles.hour}>
          <Icon name={channel} />
          <span className="visually-hidden">{channelName}</span> {hour}
        </p>
      ))}
      {readers.map(({ id, name }) => (
        <p key={id} data-reader={id} className={styles.greeting}>
          {copy.greeting} <em>{name}</em>,
        </p>
      ))}
      <p>{copy.opening}</p>
      {readers.map(({ id, language, offer, pickUp }) => (
        <div key={id} data-reader={id} lang={language} className={styles.changed}>
          <p>
            <em>{offer}</em>
          </p>
          <p>
            <em>{pickUp}</em>
          </p>
        </div>
      ))}
      <p className={styles.signature}>{copy.signature}</p>
      <p className={`label soft ${styles.foot}`}>
        {copy.sample} <Barcode seed={47} />
      </p>
    </div>
  );
}
