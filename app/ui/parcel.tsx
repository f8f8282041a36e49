import type { PlanId } from "#content/catalog/plans.ts";
import { SpriteSymbol } from "./icon.tsx";

/** All at the same scale. */
const sizes: Readonly<Record<PlanId, readonly [width: number, height: number]>> = {
  basic: [72, 60],
  pro: [96, 84],
  enterprise: [124, 110],
};

interface ParcelProps {
  plan: PlanId;
  /** Width of the largest parcel in percent of its container. By default, sizes are in ems, because all engines measure text alike. */
  largest?: number;
  className?: string | undefined;
}

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
