import { useId } from "react";
import { classNames } from "./class-names.ts";
import { RimText } from "./rim-text.tsx";
import styles from "./postmark.module.css";

interface PostmarkProps {
  top: string;
  bottom: string;
  middle?: readonly [string] | readonly [string, string];
  /** Adds wavy lines, which widen the mark from 120 to 300 units. */
  waves?: boolean;
  className?: string | undefined;
}

export function Postmark({ top, bottom, middle, waves = false, className }: PostmarkProps) {
  const id = useId();
  return (
    <svg className={classNames(styles.postmark, className)} viewBox={`0 0 ${waves ? 300 : 120} 120`} aria-hidden="true">
      <defs>
        <path id={`${id}-top`} d="M60 60m-44 0a44 44 0 0 1 88 0" />
        <path id={`${id}-bottom`} d="M60 60m-50 0a50 50 0 0 0 100 0" />
      </defs>
      <g fill="none" stroke="currentColor">
        <circle cx="60" cy="60" r="57" strokeWidth="2" />
        <circle cx="60" cy="60" r="36" strokeWidth="1.3" />
        {waves && <path d={wavePath} strokeWidth="1.8" />}
      </g>
      <g fill="currentColor" textAnchor="middle">
        <RimText curve={`${id}-top`} x={60} y={19}>
          {top}
        </RimText>
        <RimText curve={`${id}-bottom`} x={60} y={109}>
          {bottom}
        </RimText>
        {middle && <Middle lines={middle} />}
      </g>
    </svg>
  );
}

function Middle({ lines: [first, second] }: { lines: readonly [string] | readonly [string, string] }) {
  return (
    <>
      <text x="60" y={second ? 57 : 64}>
        {first}
      </text>
      {second && (
        <text x="60" y="73">
          {second}
        </text>
      )}
    </>
  );
}

const wavePath = [24, 38, 52, 66, 80, 94]
  .map((y) => {
    const x = 60 + Math.sqrt(57 ** 2 - (y - 60) ** 2) + 3;
    return `M${x.toFixed(1)} ${y}q11-7 22 0t22 0 22 0 22 0 22 0 22 0 22 0 22 0`;
  })
  .join("");
