import { pageMeta } from "#app/meta.ts";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { Lead, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { resources } from "#words/pages/resources.ts";
import { templatesLink } from "#content/templates.ts";
import type { Route } from "./+types/page";
import styles from "./section-links.module.css";
import { Blog, CaseStudies, Community, Documentation, HelpCenter, Webinars } from "./sections.tsx";

function SectionLinks() {
  return (
    <nav aria-label={resources.doorsLabel}>
      <ul className={styles.wall}>
        {resources.doors.map((door, index) => (
          <li key={door.id} data-k={door.ink}>
            <a href={`#${door.id}`} className="forced-border">
              <b className="title-2" aria-hidden="true">
                {index + 1}
              </b>
              <svg className={styles.grille} viewBox="0 0 60 40" aria-hidden="true">
                <path d="M2 2h56v36H2zM12 2v36M22 2v36M32 2v36M42 2v36M52 2v36M2 14h56M2 26h56" />
              </svg>
              <i className={styles.lock} aria-hidden="true" />
              <b className={styles.name}>{door.title}</b>
              <span className={`small ${styles.line}`}>{door.line}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, resources);

export default function Resources() {
  return (
    <PageLayout ask={resources.ask} follow={templatesLink} engraving="lighthouse">
      <PageHead stock="dusk" art={<SectionLinks />}>
        <PageTitle name={resources.title}>{resources.heading}</PageTitle>
        <Lead>{resources.lead}</Lead>
      </PageHead>
      <Documentation />
      <Blog />
      <CaseStudies />
      <Webinars />
      <HelpCenter />
      <Community />
    </PageLayout>
  );
}
