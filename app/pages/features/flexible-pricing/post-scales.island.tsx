import { useEffect, useId, useRef, useState } from "react";
import { OwnLineNote } from "#app/shell/own-line-note.tsx";
import { useOwnLine } from "#app/shell/own-line.ts";
import { formatCount } from "#content/format.ts";
import { calculatorPath } from "#content/navigation.ts";
import type { OwnLineWords } from "#content/own-line.ts";
import type { flexiblePricing, WeighedPlan } from "#content/pages/feature-flexible-pricing.ts";
import { contactsAt, emailsEach, needleAngle, planFor, sliderPositions } from "./list-size.ts";
import { Scale } from "./scale.tsx";
import styles from "./post-scales.module.css";

const startPosition = 20;

interface PostScalesProps {
  hero: Pick<(typeof flexiblePricing)["hero"], "plans" | "perMonth" | "counts">;
  weigh: (typeof flexiblePricing)["weigh"];
  ownLine: OwnLineWords;
}

/** Three parcels on three scales, and a slider that puts the visitor's own list on them (S9.3). */
export default function PostScales({ hero, weigh, ownLine }: PostScalesProps) {
  const slider = useRef<HTMLInputElement>(null);
  const [position, setPosition] = useState(startPosition);
  // The slider may have been moved, or restored by the browser, before this script arrived.
  useEffect(() => setPosition(Number(slider.current?.value ?? startPosition)), []);
  // Not a `style` of React's: the server would write it as an attribute, which the content security policy blocks.
  useEffect(() => slider.current?.style.setProperty("--part", String(position / sliderPositions)), [position]);
  const line = useOwnLine();
  const contacts = contactsAt(position, weigh.limits, weigh.most);
  const enough = planFor(contacts, weigh.limits);
  return (
    <>
      <div className={`stack gap-3 ${styles.weigh}`}>
        <Verdict weigh={weigh} contacts={contacts} plan={hero.plans.find(({ id }) => id === enough)}>
          {(label, says) => (
            <input
              ref={slider}
              type="range"
              className={styles.slider}
              id={label}
              min="0"
              max={sliderPositions}
              defaultValue={startPosition}
              autoComplete="off"
              aria-valuetext={inWords(contacts, weigh.most)}
              aria-describedby={says}
              onChange={(event) => setPosition(Number(event.currentTarget.value))}
            />
          )}
        </Verdict>
        <OwnLineNote words={ownLine} />
      </div>
      <ul className={styles.scales}>
        {hero.plans.map((plan) => (
          <Scale
            key={plan.id}
            plan={plan}
            perMonth={hero.perMonth}
            angle={needleAngle(plan.id, contacts, weigh.limits, weigh.most)}
            enough={plan.id === enough}
            line={plan.id === enough ? line : null}
          />
        ))}
      </ul>
      <p className={`small soft ${styles.counts}`}>
        {hero.counts} {weigh.alone} <a href={calculatorPath(`?contacts=${contacts}`)}>{weigh.withSends}</a>
      </p>
    </>
  );
}

interface VerdictProps {
  weigh: PostScalesProps["weigh"];
  contacts: number;
  plan: WeighedPlan | undefined;
  /** The slider, given its own id and the id of the sentence that answers it. */
  children: (id: string, says: string) => React.ReactNode;
}

function Verdict({ weigh, contacts, plan, children }: VerdictProps) {
  const id = useId();
  const [isEnough, aMonth] = weigh.verdict;
  const each = plan && emailsEach(plan.id, contacts, weigh.emails);
  return (
    <>
      <label htmlFor={id}>{weigh.label}</label>
      <output htmlFor={id} className="title-1 forced-text">
        {inWords(contacts, weigh.most)}
      </output>
      {children(id, `${id}-says`)}
      <p className={`label soft ${styles.ticks}`} aria-hidden="true">
        {weigh.ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </p>
      <p id={`${id}-says`} aria-live="polite">
        <b>{plan?.name}</b>
        {each ? isEnough({ count: each }) : weigh.unlimited}
        <b>{plan?.price}</b>
        {aMonth}
      </p>
    </>
  );
}

function inWords(contacts: number, most: number): string {
  return contacts >= most ? `${formatCount(most)}+` : formatCount(contacts);
}
