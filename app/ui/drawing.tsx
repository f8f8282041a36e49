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

/** Lazy, so that it never holds back the text; the server inlines the first screen's (passes/inline-drawings.ts). */
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
