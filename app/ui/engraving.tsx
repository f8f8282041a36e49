import { Drawing } from "./drawing.tsx";
import { findDrawing } from "./find-drawing.ts";
import styles from "./engraving.module.css";

export function Engraving({ name }: { name: string }) {
  return (
    <div className={`${styles.plate} screen-only`}>
      <Drawing src={findDrawing(`/app/drawings/engravings/${name}.svg`)} alt="" width={1440} height={300} />
    </div>
  );
}
