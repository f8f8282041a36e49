import { Drawing } from "#app/ui/drawing.tsx";
import { findDrawing } from "#app/ui/find-drawing.ts";
import { serviceNames } from "#content/catalog/service-names.ts";
import { product } from "#words/pages/product.ts";
import styles from "./service-sheet.module.css";

const stamps = serviceNames.map(({ id, ink, shortName }, index) => (
  <li key={id} className="perforated" data-k={ink}>
    <a href={`#${id}`} aria-label={shortName}>
      <span className={`centered ${styles.print}`}>
        <b data-number={index + 1} aria-hidden="true" />
        <Drawing src={findDrawing(`/app/drawings/stamps/${ink}.svg`)} alt="" width={120} height={104} />
      </span>
      <span className={`label ${styles.name}`}>{shortName}</span>
    </a>
  </li>
));

export function ServiceSheet() {
  return (
    <nav className={`screen-only ${styles.sheet}`} aria-label={product.sheetLabel}>
      <ul>{stamps.slice(0, 6)}</ul>
      <ul>{stamps.slice(6)}</ul>
    </nav>
  );
}
