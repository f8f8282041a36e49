import { Drawing } from "#app/ui/drawing.tsx";
import satisfaction from "#app/drawings/features/clock-satisfaction.svg";
import setup from "#app/drawings/features/clock-setup.svg";
import support from "#app/drawings/features/clock-support.svg";
import type { easyToUse } from "#content/generated/pages/feature-easy-to-use.ts";
import styles from "./three-clocks.module.css";

const dials = { setup, satisfaction, support } as const;

/** Three claims of this page (S9.4), each on the dial that measures it. */
export function ThreeClocks({ clocks }: { clocks: (typeof easyToUse)["hero"]["clocks"] }) {
  return (
    <dl className={styles.clocks}>
      {clocks.map(({ id, figure, label, alternative }) => (
        <div key={id}>
          <dt className="lead">{label}</dt>
          <dd>
            <Drawing src={dials[id]} alt={alternative} width={200} height={200} eager />
          </dd>
          <dd className={styles.figure}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
