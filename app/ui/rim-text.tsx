interface RimTextProps {
  /** Id of the curve. */
  curve: string;
  x: number;
  /** Baseline of a straight text. */
  y: number;
  children: string;
}

/** A line along the rim of a mark. WebKit reverses Arabic on a curve and separates its letters, so Arabic is straight. */
export function RimText({ curve, x, y, children }: RimTextProps) {
  if (/\p{Script=Arabic}/u.test(children))
    return (
      <text x={x} y={y}>
        {children}
      </text>
    );
  return (
    <text>
      <textPath href={`#${curve}`} startOffset="50%">
        {children}
      </textPath>
    </text>
  );
}
