import { Drawing } from "#app/ui/drawing.tsx";
import street from "#app/drawings/solutions/street.svg";
import { solutions } from "#words/pages/solutions.ts";
import styles from "./street.module.css";

const { enterprise, smallBusiness, industry } = solutions;

export function Street() {
  return (
    <>
      <div className="sky">
        <Drawing src={street} alt={solutions.streetCaption} width={1440} height={360} eager className={styles.street} />
      </div>
      <nav className="dusk" aria-label={solutions.jumpLabel}>
        <ul className={`wrap cluster title-3 ${styles.signs}`}>
          {[enterprise, smallBusiness, industry].map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
