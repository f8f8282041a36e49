import styles from "./drawing.module.css";

interface DrawingProps {
  src: string;
  /** From content/words/en/drawings.yaml; empty for a decorative drawing. */
  alt: string;
  width: number;
  height: number;
  eager?: boolean;
  className?: string | undefined;
}

/**
 * Fetched near the screen, so that it never holds back the text. The server inlines those of the first screen
 * (server/pages/passes/inline-drawings.ts).
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
