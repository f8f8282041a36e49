import styles from "./drawing.module.css";

interface DrawingProps {
  /** Address of an SVG file, as Vite imports it. */
  src: string;
  /** From content/words/en/drawings.yaml; empty for a decorative drawing. */
  alt: string;
  /** The file's size in CSS pixels, which reserves its space. */
  width: number;
  height: number;
  /** For a drawing on the first screen. */
  eager?: boolean;
  className?: string | undefined;
}

/**
 * An engraving: fetched when it comes near the screen, and never holding back the text. The server puts those of the first screen into
 * the page (`server/pages/passes/inline-drawings.ts`).
 */
export function Drawing({ src, alt, width, height, eager = false, className }: DrawingProps) {
  return (
    <img
      className={className ? `${styles.drawing} ${className}` : styles.drawing}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
    />
  );
}
