import { Enterprise } from "./enterprise.tsx";
import { SmallBusiness } from "./small-business.tsx";
import styles from "./page.module.css";
import { Lead, PageActions, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { NextActions, NextStep } from "#app/shell/next-step.tsx";
import { DialogButton } from "#app/ui/button.tsx";
import ContactSales from "#app/shell/contact/contact-sales.island.tsx";
import { Island } from "#app/browser/island.tsx";
import { pageMeta } from "#app/meta.ts";
import { solutions } from "#words/pages/solutions.ts";
import type { Route } from "./+types/page";
import { Drawing } from "#app/ui/drawing.tsx";
import { findDrawing } from "#app/ui/find-drawing.ts";
import street from "#app/drawings/solutions/street.svg";
import { localizedPath } from "#app/browser/localized-path.ts";
import { PerforatedPrint } from "#app/ui/perforated-print.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { serviceNames } from "#content/catalog/service-names.ts";
import { photos } from "#content/photos.ts";
import { filteredPath, readFilters } from "#content/templates.ts";
import { tradeScenes } from "#content/trades.ts";

export const meta = (args: Route.MetaArgs) => pageMeta(args, solutions);

export default function SolutionsPage() {
  return (
    <>
      <PageHead stock="sky" className={styles.head}>
        <PageTitle name={solutions.title}>{solutions.heading}</PageTitle>
        <Lead>{solutions.lead}</Lead>
        <PageActions>
          <NextActions />
        </PageActions>
      </PageHead>
      <Street />
      <Enterprise />
      <SmallBusiness />
      <Industries />
      <NextStep
        title={solutions.ending}
        second={<DialogButton dialog="contact-sales">{solutions.contactSales}</DialogButton>}
      />
      <Island name="contact-sales" part={ContactSales} />
    </>
  );
}

const { enterprise, smallBusiness, industry } = solutions;

function Street() {
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

const servicesById = new Map<string, (typeof serviceNames)[number]>(
  serviceNames.map((service) => [service.id, service]),
);

function Industries() {
  return (
    <section id={industry.id} className="section" aria-labelledby={`${industry.id}-title`}>
      <div className="wrap stack gap-7">
        <div className="wide-first middle">
          <div className="stack">
            <h2 id={`${industry.id}-title`}>{industry.title}</h2>
            <p className="lead">{industry.lead}</p>
            <p>
              <a href={localizedPath(industry.agencies.to)}>{industry.agencies.label}</a>
            </p>
          </div>
          <PerforatedPrint className={styles.photo}>
            <Photo photo={photos["solutions-industry"]} sizes="22rem" />
          </PerforatedPrint>
        </div>
        <ul className="columns-4 gap-6">
          {industry.doors.map(({ name, scene, line, uses }) => (
            <li
              key={name}
              className={`media ${styles.door}`}
              data-k={tradeScenes.find(({ key }) => key === scene)?.ink}
            >
              <Drawing src={findDrawing(`/app/drawings/scenes/${scene}.svg`)} alt="" width={360} height={230} />
              <div className="stack gap-2">
                <h3>
                  <a href={localizedPath(filteredPath(readFilters(`trade=${scene}`)))}>{name}</a>
                </h3>
                <p className="small soft">{line}</p>
                <p className="label">
                  <span className="visually-hidden">{industry.usesLabel}</span>{" "}
                  {uses.flatMap((id) => servicesById.get(id)?.shortName ?? []).join(" · ")}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
