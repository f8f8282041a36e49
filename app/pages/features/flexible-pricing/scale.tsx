import { useEffect, useRef } from "react";
import { Drawing } from "#app/ui/drawing.tsx";
import { Parcel } from "#app/ui/parcel.tsx";
import basic from "#app/drawings/features/scale-basic.svg";
import enterprise from "#app/drawings/features/scale-enterprise.svg";
import pro from "#app/drawings/features/scale-pro.svg";
import type { WeighedPlan } from "#content/pages/feature-flexible-pricing.ts";
import styles from "./scale.module.css";

interface ScaleProps {
  plan: WeighedPlan;
  perMonth: string;
  angle: number;
  fits: boolean;
  line: string | null;
}

const machines = { basic, pro, enterprise } as const;

export function Scale({ plan, perMonth, angle, fits, line }: ScaleProps) {
  const drawing = useRef<HTMLDivElement>(null);
  useEffect(() => drawing.current?.style.setProperty("--load", String(angle / 270)), [angle]);
  return (
    <li className={styles.scale} data-plan={plan.id} data-fits={fits || undefined}>
      <div ref={drawing} className={styles.drawing} aria-hidden="true">
        <div className={styles.machine}>
          <Drawing src={machines[plan.id]} alt="" width={200} height={210} eager />
          <svg viewBox="0 0 200 210">
            <path d="M100 156v-29" transform={`rotate(${angle - 135} 100 150)`} />
            <circle cx="100" cy="150" r="4" />
          </svg>
        </div>
        {line !== null && (
          <p className={`label ${styles.label}`} dir="auto">
            {line}
          </p>
        )}
        <Parcel plan={plan.id} largest={76} className={styles.parcel} />
      </div>
      <div className="stack gap-2">
        <h2 className="title-3">{plan.name}</h2>
        <p>
          <b>{plan.limit}</b> {plan.unit}
        </p>
        <p>
          <b className="title-2">{plan.price}</b> {perMonth}
        </p>
        <p className="small soft">{plan.line}</p>
      </div>
    </li>
  );
}
