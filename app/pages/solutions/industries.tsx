import { localizedPath } from "#app/browser/localized-path.ts";
import { PerforatedPrint } from "#app/ui/perforated-print.tsx";
import { Photo } from "#app/ui/photo.tsx";
import signs from "#app/drawings/solutions/signs.svg";
import { serviceNames } from "#content/catalog/service-names.ts";
import { solutions } from "#words/pages/solutions.ts";
import { photos } from "#content/photos.ts";
import styles from "./industries.module.css";

const { industry: copy } = solutions;
const services = new Map<string, (typeof serviceNames)[number]>(serviceNames.map((service) => [service.id, service]));

export function Industries() {
  return (
    <section id={copy.id} className="section" aria-labelledby={`${copy.id}-title`}>
      <div className="wrap stack gap-7">
        <div className={`wide-first ${styles.head}`}>
          <div className="stack">
            <h2 id={`${copy.id}-title`}>{copy.title}</h2>
            <p className="lead">{copy.lead}</p>
            <p>
              <a href={localizedPath(copy.agencies.to)}>{copy.agencies.label}</a>
            </p>
          </div>
          <PerforatedPrint className={styles.photo}>
            <Photo photo={photos["solutions-industry"]} sizes="22rem" />
          </PerforatedPrint>
        </div>
        <ul className="columns-4 gap-6">
          {copy.doors.map(({ name, sign, paint, line, uses }) => (
            <li key={name} className={`media ${styles.door}`} data-k={services.get(paint)?.ink}>
              <svg viewBox="0 0 64 60" className="forced-colors" aria-hidden="true">
                <use href={`${signs}#${sign}`} />
              </svg>
              <div className="stack gap-2">
                <h3>{name}</h3>
                <p className="small soft">{line}</p>
                <p className="label">
                  <span className="visually-hidden">{copy.usesLabel}</span>{" "}
                  {uses.map((id) => services.get(id)?.shortName).join(" · ")}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
