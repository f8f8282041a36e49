import type { PlanId } from "#content/catalog/plans.ts";
import { SpriteSymbol } from "./icon.tsx";

/** As they are drawn, all on one scale. */
const sizes: Readonly<Record<PlanId, readonly [width: number, height: number]>> = {
  basic: [72, 60],
  pro: [96, 84],
  enterprise: [124, 110],
};

interface ParcelProps {
  plan: PlanId;
  /** Width of the largest, in percent of what holds it; else parcels have the size of the type, which every engine measures alike. */
  largest?: number;
  className?: string | undefined;
}

/** A plan as a parcel, larger with what it holds. Decorative: its name stands beside it. */
export function Parcel({ plan, largest, className }: ParcelProps) {
  const [width, height] = sizes[plan];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={largest ? `${Math.round((largest * width) / sizes.enterprise[0])}%` : `${width / 16}em`}
      height={largest ? undefined : `${height / 16}em`}
      className={className}
      aria-hidden="true"
    >
      <SpriteSymbol id={`parcel-${plan}`} />
    </svg>
  );
}
