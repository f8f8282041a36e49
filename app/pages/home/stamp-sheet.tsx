import { localizedPath } from "#app/browser/localized-path.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { findDrawing } from "#app/ui/find-drawing.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import { type ServiceId, type ServiceName, serviceNames } from "#content/catalog/service-names.ts";
import { home } from "#words/pages/home.ts";
import { serviceLines } from "#words/services.ts";
import { pricingPath } from "#content/navigation.ts";
import styles from "./stamp-sheet.module.css";

const copy = home.sheet;

export function StampSheet() {
  return (
    <section className="section dusk on-dark">
      <div className="wrap">
        <SectionHead title={copy.title} lead={copy.lead} />
        <div className={styles.frame}>
          <ul className={styles.sheet} data-enhance="choose-service" data-waits="">
            {serviceNames.map((service, index) => (
              <li key={service.id} data-k={service.ink}>
                <Stamp service={service} number={index + 1} />
              </li>
            ))}
            <li className={`perforated cluster between ${styles.selvage}`}>
              <ButtonLink href={localizedPath("/pricing")} size="small">
                {copy.more}
              </ButtonLink>
              <span className="row gap-1" aria-hidden="true">
                {serviceNames.map(({ id, ink }) => (
                  <i key={id} data-k={ink} />
                ))}
              </span>
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}

function Stamp({ service, number }: { service: ServiceName<ServiceId>; number: number }) {
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the rule doesn't search deep enough to find the text
    <a className={styles.stamp} href={localizedPath(pricingPath(service.id))} data-select-service={service.id}>
      <span className={`perforated ${styles.paper}`}>
        <span className={`forced-colors ${styles.print}`}>
          <span className={`label ${styles.top}`} aria-hidden="true">
            {copy.printer}
            <b>{number}</b>
          </span>
          <Drawing src={findDrawing(`/app/drawings/stamps/${service.ink}.svg`)} alt="" width={120} height={104} />
          <span className={styles.name}>{service.shortName}</span>
        </span>
        <span className={styles.line}>{serviceLines[service.id]}</span>
      </span>
    </a>
  );
}
