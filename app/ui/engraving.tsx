import { Drawing } from "./drawing.tsx";
import styles from "./engraving.module.css";

interface EngravingProps {
  /** A file of `app/drawings/engravings`. */
  src: string;
  /** A line for those who see the drawing; it says nothing that others would miss. */
  caption: string;
}

/** The one drawing of a page that is as wide as the window. It comes when it is near the screen. */
export function Engraving({ src, caption }: EngravingProps) {
  return (
    <figure className={`${styles.plate} screen-only`}>
      <Drawing src={src} alt="" width={1440} height={300} />
      <figcaption className="label" aria-hidden="true">
        {caption}
      </figcaption>
    </figure>
  );
}
