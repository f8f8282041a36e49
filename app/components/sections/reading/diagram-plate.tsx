import { Drawing } from "#app/components/ui/drawing.tsx";
import type { Figure } from "#content/figures.ts";
import styles from "./diagram-plate.module.css";

/** An engraved plate that explains a section, 360 by 150, with its caption. */
export function DiagramPlate({ src, figure }: { src: string; figure: Figure }) {
  return (
    <figure className={styles.plate}>
      <Drawing src={src} alt={figure.alt} width={360} height={150} />
      <figcaption>{figure.caption}</figcaption>
    </figure>
  );
}
