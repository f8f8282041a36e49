import { Island } from "#app/browser/island.tsx";
import { localizedPath } from "#app/browser/localized-path.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { channels } from "#app/ui/channels/note.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Collapse } from "#app/ui/collapse.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { findDrawing } from "#app/ui/find-drawing.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PerforatedPrint } from "#app/ui/perforated-print.tsx";
import type { ServiceId } from "#content/catalog/service-names.ts";
import type { Service } from "#content/catalog/services.ts";
import { pricingPath } from "#content/navigation.ts";
import { textCostLink } from "#content/tool-links.ts";
import { templatesPath } from "#content/templates.ts";
import { product as words } from "#words/pages/product.ts";
import { templates } from "#words/pages/templates.ts";
import LineOnChannel, { wakes } from "./line-on-channel.island.tsx";
import styles from "./service-section.module.css";

interface ServiceLayout {
  layout: "band" | "stamp" | "postcard" | "panorama";
  size?: { width: number; height: number };
  /** In wide windows, the picture is on the other side. */
  isTurned?: true;
}

/** Neighboring sections have different layouts. A stamp overlaps the section above it. Services that are gone may stay here. */
const serviceLayouts: Readonly<Record<ServiceId, ServiceLayout> & Record<string, ServiceLayout>> = {
  "email-marketing": { layout: "band" },
  "sms-marketing": { layout: "stamp" },
  "whatsapp-marketing": { layout: "postcard", isTurned: true },
  "social-media": { layout: "panorama", size: { width: 480, height: 170 } },
  advertising: { layout: "band" },
  seo: { layout: "postcard" },
  kol: { layout: "stamp", isTurned: true },
  "business-email": { layout: "band" },
  "website-builder": { layout: "postcard" },
  crm: { layout: "stamp", isTurned: true },
};

interface ServiceSectionProps {
  service: Service;
  number: number;
}

export function ServiceSection({ service, number }: ServiceSectionProps) {
  const { layout, size = { width: 240, height: 180 }, isTurned } = serviceLayouts[service.id];
  const src = findDrawing(`/app/drawings/product/${service.icon}.svg`);
  const channel = channels.find((name) => name === service.icon);
  const titleId = `${service.id}-title`;
  const drawing = <Drawing src={src} alt={service.artCaption} {...size} eager={number === 1} />;
  return (
    <section
      id={service.id}
      className={classNames("section", styles.service, layout === "band" && "on-dark")}
      data-layout={layout}
      data-turned={isTurned}
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
          {channel && <Island name="line-on-channel" part={LineOnChannel} props={{ channel }} wakes={wakes} />}
        </div>
        <div className={styles.art}>{layout === "stamp" ? <PerforatedPrint>{drawing}</PerforatedPrint> : drawing}</div>
        <div className={`columns-3 gap-6 ${styles.points}`}>
          <div>
            <h3>{words.benefits}</h3>
            <ul>
              {service.benefits.map((benefit) => (
                <li key={benefit} className="display">
                  {benefit}
                </li>
              ))}
            </ul>
          </div>
          <Collapse summary={<h3>{words.features}</h3>}>
            <ul>
              {service.features.map((feature) => (
                <li key={feature} className="media gap-3 small">
                  <Icon name="tick" className="signal" />
                  {feature}
                </li>
              ))}
            </ul>
          </Collapse>
          <div className={`cluster gap-3 ${styles.links}`}>
            <ButtonLink
              href={localizedPath(pricingPath(service.id))}
              variant="primary"
              size="small"
              className={styles.act}
              aria-label={words.viewPricingFor(service.name)}
            >
              {words.viewPricing}
            </ButtonLink>
            {channel && <a href={localizedPath(templatesPath)}>{templates.heading}</a>}
            {service.id === "sms-marketing" && textCostLink && (
              <a href={localizedPath(textCostLink.to)}>{textCostLink.label}</a>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
