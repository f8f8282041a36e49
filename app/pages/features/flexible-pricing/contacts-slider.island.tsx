import { localizedPath } from "#app/browser/localized-path.ts";
import { useEffect, useId, useRef, useState } from "react";
import { emailsEach, planOfList } from "#app/calculator/price-usage.ts";
import { OwnLineNote } from "#app/shell/own-line-note.tsx";
import { useOwnLine } from "#app/shell/own-line.ts";
import { formatCount } from "#content/format.ts";
import { calculatorPath } from "#content/navigation.ts";
import { storageKeys } from "#shared/storage-keys.ts";
import { parcels, weigh } from "#words/pages/feature-flexible-pricing.ts";
import { contactsAt, sliderContacts, needleAngle, sliderPositions } from "./list-size.ts";
import { Scale } from "./scale.tsx";
import styles from "./contacts-slider.module.css";

const startPosition = 20;

export const wakes = [storageKeys.ownLine];

/** Three parcels on three scales, and a slider that puts the visitor's own list on them (S9.3). */
export default function ContactsSlider() {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const [position, setPosition] = useState(startPosition);
  // The slider may have been moved, or restored by the browser, before this script arrived.
  useEffect(() => setPosition(Number(slider.current?.value ?? startPosition)), []);
  // Not a `style` of React's: the server would write it as an attribute, which the content security policy blocks.
  useEffect(() => slider.current?.style.setProperty("--part", String(position / sliderPositions)), [position]);
  const line = useOwnLine();
  const contacts = contactsAt(position);
  const contactsText = formatCount(contacts) + (contacts === sliderContacts.max ? "+" : "");
  const fittingPlan = planOfList(contacts);
  const fitting = fittingPlan.id;
  const emails = emailsEach(fitting, contacts);
  const [fits, aMonth] = weigh.verdict;
  return (
    <>
      {/* Without scripts the three scales say enough. */}
      <div className={`stack gap-3 scripts-only ${styles.weigh}`}>
        <label htmlFor={id}>{weigh.label}</label>
        <output htmlFor={id} className="title-1 forced-text">
          {contactsText}
        </output>
        <input
          ref={slider}
          type="range"
          className={styles.slider}
          id={id}
          min="0"
          max={sliderPositions}
          defaultValue={startPosition}
          autoComplete="off"
          aria-valuetext={contactsText}
          aria-describedby={`${id}-verdict`}
          onChange={(event) => setPosition(Number(event.currentTarget.value))}
        />
        <p className="cluster between gap-1 label soft" aria-hidden="true">
          {weigh.ticks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </p>
        <p id={`${id}-verdict`} aria-live="polite">
          <b>{fittingPlan.name}</b>
          <span>{emails === null ? weigh.unlimited : fits({ count: emails })}</span>
          <b>{fittingPlan.price}</b>
          {aMonth}
        </p>
        <OwnLineNote />
      </div>
      <ul className={styles.scales}>
        {parcels.plans.map((plan) => (
          <Scale
            key={plan.id}
            plan={plan}
            perMonth={parcels.perMonth}
            angle={needleAngle(plan.id, contacts)}
            fits={plan.id === fitting}
            line={plan.id === fitting ? line : null}
          />
        ))}
      </ul>
      <p className={`small soft ${styles.counts}`}>
        {parcels.counts} {weigh.alone}{" "}
        <a href={localizedPath(calculatorPath(`?contacts=${contacts}`))}>{weigh.withSends}</a>
      </p>
    </>
  );
}
