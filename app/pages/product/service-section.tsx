import { Island } from "#app/browser/island.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PerforatedPrint } from "#app/ui/perforated-print.tsx";
import { channels } from "#app/ui/sheet/note.ts";
import { sheet } from "#content/generated/sheet.ts";
import type { Service } from "#content/catalog/services.ts";
import type { PageLink } from "#content/navigation.ts";
import LineOnChannel from "./line-on-channel.island.tsx";
import type { ServiceLayout } from "./service-layouts.ts";
import styles from "./service-section.module.css";

interface ServiceSectionProps {
  service: Service;
  /** Counted from 1. */
  number: number;
  placement: ServiceLayout;
  pricingPath: string;
  tool: PageLink | undefined;
  words: { features: string; benefits: string; viewPricing: string; viewPricingLabel: string };
}

/** One of the ten services. The markup never changes; `placement.layout` decides what it looks like. */
export function ServiceSection({ service, number, placement, pricingPath, tool, words }: ServiceSectionProps) {
  const { layout, src, width, height } = placement;
  const channel = channels.find((one) => one === service.ink);
  const titleId = `${service.id}-title`;
  const drawing = <Drawing src={src} alt={service.artCaption} width={width} height={height} eager={number === 1} />;
  return (
    <section
      id={service.id}
      className={classNames("section", styles.service, layout === "band" && "on-dark")}
      data-layout={layout}
      data-k={service.ink}
      aria-labelledby={titleId}
    >
      <div className={classNames("wrap halves middle", styles.inside, layout === "postcard" && "airmail")}>
        <div className={`stack ${styles.title}`}>
          <h2 id={titleId}>
            <span className={`cluster gap-3 ${styles.name}`}>
              <b aria-hidden="true">{number}</b>
              {service.name}
            </span>{" "}
            {service.headline}
          </h2>
          <p className="lead">{service.description}</p>
          {channel && <Island name="line-on-channel" part={LineOnChannel} props={{ channel, sheet }} now={["line"]} />}
        </div>
        <div className={styles.art}>{layout === "stamp" ? <PerforatedPrint>{drawing}</PerforatedPrint> : drawing}</div>
        <div className={`columns-3 gap-6 ${styles.points}`}>
          <Fold summary={<h3>{words.features}</h3>}>
            <ul>
              {service.features.map((feature) => (
                <li key={feature} className="media gap-3">
                  <Icon name="tick" className="signal" />
                  {feature}
                </li>
              ))}
            </ul>
          </Fold>
          <div className="stack gap-3">
            <h3>{words.benefits}</h3>
            {service.benefits.map((benefit) => (
              <p key={benefit} className="title-3">
                {benefit}
              </p>
            ))}
            <ButtonLink to={pricingPath} aria-label={words.viewPricingLabel}>
              {words.viewPricing}
            </ButtonLink>
            {tool && <a href={tool.to}>{tool.label}</a>}
          </div>
        </div>
      </div>
    </section>
  );
}
