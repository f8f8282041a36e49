import { useInlinedFiles } from "#app/browser/inlined-files.ts";
import styles from "./drawing.module.css";

interface DrawingProps {
  src: string;
  /** Text from content/words/en/drawings.yaml; empty for a decorative drawing. */
  alt: string;
  width: number;
  height: number;
  eager?: boolean;
  className?: string | undefined;
}

/** Lazy by default, to avoid delaying text. `eager` drawings are often the largest contentful paint, so they are inlined. */
export function Drawing({ src, alt, width, height, eager = false, className }: DrawingProps) {
  const files = useInlinedFiles();
  return (
    <img
      className={className ? `${styles.drawing} ${className}` : styles.drawing}
      src={eager && files ? toDataAddress(files.read(src)) : src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      suppressHydrationWarning
    />
  );
}

/** Encodes only characters that break URLs or attributes. */
function toDataAddress(drawing: string): string {
  return `data:image/svg+xml,${drawing.replace(/[%#<>"\s^`{|}\\]/g, encodeURIComponent)}`;
}
