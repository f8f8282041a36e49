import type { ReactNode } from "react";
import { NextActions, NextStep } from "#app/shell/next-step.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageHead, type PageHeadProps } from "#app/ui/page-head.tsx";
import { PerforatedPrint } from "#app/ui/perforated-print.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { featureLinks } from "#content/navigation.ts";
import type { Photo as PhotoRecord } from "#content/photos.ts";
import styles from "./feature-page.module.css";

interface FeaturePageProps extends Pick<PageHeadProps, "stock" | "art" | "artPlace"> {
  path: string;
  copy: {
    readonly title: string;
    readonly hero: { readonly title: string; readonly lead: string };
    readonly photo: { readonly title: string; readonly text: string; readonly points: readonly string[] };
    readonly others: string;
    readonly engraving: string;
  };
  photo: PhotoRecord;
  /** The drawing beneath the photo, 240 by 180, which stays when the photo does not come. */
  plate: string;
  engraving: string;
  children: ReactNode;
}

/** What the four feature pages share: the head, the one photo (S7.7), and the ways on. */
export function FeaturePage({ path, copy, photo, plate, engraving, children, ...head }: FeaturePageProps) {
  return (
    <>
      <PageHead name={copy.title} title={copy.hero.title} lead={copy.hero.lead} actions={<NextActions />} {...head} />
      {children}
      <section className="section">
        <div className="wrap halves middle gap-7">
          <PerforatedPrint className={styles.print}>
            <Photo photo={photo} drawing={plate} />
          </PerforatedPrint>
          <div className="stack">
            <h2>{copy.photo.title}</h2>
            <p className="lead">{copy.photo.text}</p>
            <ul className="rows">
              {copy.photo.points.map((point) => (
                <li key={point} className="title-3">
                  {point}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <NextStep />
      <nav className="wrap" aria-label={copy.others}>
        <ul className={`title-3 ${styles.links}`}>
          {featureLinks
            .filter(({ to }) => to !== path)
            .map(({ to, label }) => (
              <li key={to}>
                <a href={to} className="cluster between">
                  {label}
                  <Icon name="arrow" className="signal" />
                </a>
              </li>
            ))}
        </ul>
      </nav>
      <Engraving src={engraving} caption={copy.engraving} />
    </>
  );
}
