import { Island } from "#app/browser/island.tsx";
import { channels } from "#app/ui/sheet/note.ts";
import { sheet } from "#content/generated/sheet.ts";
import LineOnChannel from "./line-on-channel.island.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { PerforatedPrint } from "#app/ui/perforated-print.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { Service } from "#content/catalog/services.ts";
import type { ServicePlacement } from "./service-layouts.ts";
import styles from "./service-section.module.css";

interface ServiceSectionProps {
  service: Service;
  /** Counted from 1. */
  number: number;
  placement: ServicePlacement;
  pricingPath: string;
  words: { features: string; benefits: string; viewPricing: string; viewPricingLabel: string };
}

/** One of the ten services. The markup never changes; `placement.layout` decides what it looks like, and knows its parts by `data-part`. */
export function ServiceSection({ service, number, placement, pricingPath, words }: ServiceSectionProps) {
  const { layout, src, width, height, framed, airmail } = placement;
  const channel = channels.find((one) => one === service.ink);
  const titleId = `${service.id}-title`;
  const drawing = <Drawing src={src} alt={service.artCaption} width={width} height={height} eager={number === 1} />;
  return (
    <section
      id={service.id}
      className={classNames(styles.service, layout)}
      data-k={service.ink}
      aria-labelledby={titleId}
    >
      <div className={classNames("wrap", airmail && "airmail")} data-part="inside">
        <div data-part="title">
          <h2 id={titleId}>
            <span data-part="name">
              <b aria-hidden="true">{number}</b>
              {service.name}
            </span>{" "}
            {service.headline}
          </h2>
          <p className="lead">{service.description}</p>
          {channel && <Island name="line-on-channel" part={LineOnChannel} props={{ channel, sheet }} now={["line"]} />}
        </div>
        <div data-part="art">{framed ? <PerforatedPrint>{drawing}</PerforatedPrint> : drawing}</div>
        <div data-part="features">
          <Fold summary={<h3>{words.features}</h3>}>
            <Points points={service.features} />
          </Fold>
        </div>
        <div data-part="benefits">
          <h3>{words.benefits}</h3>
          <Points points={service.benefits} />
        </div>
        <ButtonLink to={pricingPath} data-part="pricing" aria-label={words.viewPricingLabel}>
          {words.viewPricing}
        </ButtonLink>
      </div>
    </section>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
