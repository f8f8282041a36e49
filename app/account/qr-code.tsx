import { useEffect, useState } from "react";
import styles from "./qr-code.module.css";

/** A QR code as a drawing, dark on light in both themes, as cameras expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [code, setCode] = useState<{ size: number; path: string } | null>(null);
  useEffect(() => {
    let current = true;
    // The key can be typed instead, so the form still works if the library does not load.
    import("uqr").then(({ encode }) => {
      const { size, data } = encode(text, { ecc: "M", border: 3 });
      if (current) setCode({ size, path: pathOf(data) });
    }, console.error);
    return () => {
      current = false;
    };
  }, [text]);
  return (
    <div className={styles.code}>
      {code && (
        <svg role="img" aria-label={label} viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges">
          <path d={code.path} />
        </svg>
      )}
    </div>
  );
}

/** Each run of dark squares in a row is one bar. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = "";
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      let end = x;
      while (row[end]) end += 1;
      path += `M${x} ${y}h${end - x}v1h${x - end}z`;
      x = end;
    }
  });
  return path;
}
