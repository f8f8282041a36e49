import { Link } from "react-router";
import { Drawing } from "#app/components/ui/drawing.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import { stampDrawings } from "#app/components/ui/stamp-drawings.ts";
import type { HomeCopy } from "#content/pages/home.ts";
import type { ServiceName } from "#content/service-names.ts";
import styles from "./stamp-sheet.module.css";

interface StampSheetProps {
  copy: HomeCopy["sheet"];
  services: readonly ServiceName[];
}

/** Ten services as one sheet of stamps. A stamp goes to the prices with its service chosen (S2.1). */
export function StampSheet({ copy, services }: StampSheetProps) {
  return (
    <section className="section dusk on-dark">
      <div className="wrap">
        <SectionHead title={copy.title} lead={copy.lead} />
        <div className={styles.frame}>
          <ul className={styles.sheet}>
            {services.map((service, index) => (
              <li key={service.id} data-k={service.ink}>
                <Stamp service={service} number={index + 1} printer={copy.printer} />
              </li>
            ))}
            <li className={`perforated ${styles.selvage}`}>
              <p>
                <b>{copy.selvage.title}</b> {copy.selvage.line}
              </p>
              <span className={styles.lights} aria-hidden="true">
                {services.map(({ ink }) => (
                  <i key={ink} data-k={ink} />
                ))}
              </span>
              <Link to="/pricing" viewTransition>
                {copy.more}
              </Link>
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}

function Stamp({ service, number, printer }: { service: ServiceName; number: number; printer: string }) {
  return (
    <Link
      className={styles.stamp}
      to="/pricing"
      state={{ selectedService: service.id }}
      // A page load would lose the link's state, so before hydration the click waits.
      data-replay=""
      // Tears off while the pricing page loads. The styles give it a view-transition name, which only one element may have.
      onClick={({ currentTarget }) => currentTarget.toggleAttribute("data-torn", true)}
      viewTransition
    >
      <span className={`perforated ${styles.paper}`}>
        <span className={styles.print}>
          <span className={styles.top} aria-hidden="true">
            {printer}
            <b>{number}</b>
          </span>
          <Drawing src={stampDrawings[service.ink]} alt="" width={120} height={104} />
          <span className={styles.name}>{service.shortName}</span>
        </span>
        <span className={styles.line}>{service.line}</span>
      </span>
    </Link>
  );
}
