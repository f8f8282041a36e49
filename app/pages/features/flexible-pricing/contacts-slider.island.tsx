import { localizedPath } from "#app/browser/localized-path.ts";
import { useEffect, useId, useRef, useState } from "react";
import { numberError } from "#app/calculator/number-error.tsx";
import { emailsEach, planOfList, contactsOn } from "#app/calculator/price-usage.ts";
import { parseNumber } from "#app/calculator/read-number.ts";
import { contactsRange } from "#app/calculator/usage.ts";
import { OwnLineNote } from "#app/shell/own-line-note.tsx";
import { useOwnLine } from "#app/shell/own-line.ts";
import { Field } from "#app/ui/field.tsx";
import { formatCount } from "#content/format.ts";
import { calculatorPath } from "#content/navigation.ts";
import { storageKeys } from "#shared/storage-keys.ts";
import { parcels, weigh } from "#words/pages/feature-flexible-pricing.ts";
import { Scale } from "./scale.tsx";
import styles from "./contacts-slider.module.css";
import type { PlanId } from "#content/catalog/plans.ts";

export const wakes = storageKeys.ownLine;

const listAt = (position: number) => ({ text: formatCount(contactsAt(position)), contacts: contactsAt(position) });

export default function ContactsSlider() {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const [{ text, contacts }, setList] = useState(() => listAt(sliderPositions.start));
  const position = getPosition(contacts);
  useEffect(() => {
    if (!slider.current) return;
    slider.current.value = String(position);
    // React's `style` prop would not work: the server renders an attribute, which the content security policy blocks.
    const { min, max } = sliderPositions;
    slider.current.style.setProperty("--part", String((position - min) / (max - min)));
  }, [position]);
  const write = (typed: string) => setList({ text: typed, contacts: parseNumber(typed, contactsRange) ?? contacts });
  const error = numberError({ text, range: contactsRange, isRequired: true, onPick: write });
  const line = useOwnLine();
  const fittingPlan = planOfList(contacts);
  const fitting = fittingPlan.id;
  const emails = emailsEach(fitting, contacts);
  const [fits, aMonth] = weigh.verdict;
  return (
    <>
      {/* Without scripts, visitors still see the three scales. */}
      <div className={`stack gap-3 scripts-only ${styles.weigh}`}>
        <Field
          label={weigh.label}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          error={error}
          onChange={(event) => write(event.target.value)}
        />
        <input
          ref={slider}
          type="range"
          className={styles.slider}
          aria-label={weigh.label}
          min={sliderPositions.min}
          max={sliderPositions.max}
          defaultValue={sliderPositions.start}
          autoComplete="off"
          aria-valuetext={formatCount(contacts)}
          aria-describedby={`${id}-verdict`}
          onChange={(event) => setList(listAt(Number(event.currentTarget.value)))}
        />
        <p className="cluster between gap-1 label soft" aria-hidden="true">
          {weigh.ticks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </p>
        <p id={`${id}-verdict`} aria-live="polite" hidden={error !== undefined}>
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
        {weigh.alone} <a href={localizedPath(calculatorPath(`?contacts=${contacts}`))}>{weigh.withSends}</a>
      </p>
    </>
  );
}

const inThird = 100;
/** Contacts at the boundaries of the track's thirds. Longer lists have to be typed. */
const limits = [0, contactsOn("basic"), contactsOn("pro"), 5 * contactsOn("pro")] as const;
export const sliderPositions = { min: 2, start: 62, max: 3 * inThird } as const;

export function contactsAt(position: number): number {
  const third = Math.min(2, Math.floor(position / inThird));
  const [from = 0, to = 0] = limits.slice(third);
  return Math.round(from + (position / inThird - third) * (to - from));
}

export function getPosition(contacts: number): number {
  const third = limits.slice(1, 3).filter((limit) => contacts > limit).length;
  const [from = 0, to = 0] = limits.slice(third);
  const position = Math.round((third + (contacts - from) / (to - from)) * inThird);
  return Math.min(sliderPositions.max, Math.max(sliderPositions.min, position));
}

/** Degrees: 0 is empty, and 270 is the end of the dial. */
export function needleAngle(plan: PlanId, contacts: number): number {
  return Math.round(270 * Math.min(1, contacts / Math.min(contactsOn(plan), limits[3])));
}
