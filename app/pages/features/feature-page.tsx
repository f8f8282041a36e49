import { localizedPath } from "#app/browser/localized-path.ts";
import type { ComponentProps } from "react";
import { NextActions, NextStep } from "#app/shell/next-step.tsx";
import { Lead, PageActions, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { PageLayout, type PageLayoutProps } from "#app/shell/page-layout.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PerforatedPrint } from "#app/ui/perforated-print.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { featureLinks } from "#content/navigation.ts";
import { photos } from "#content/photos.ts";
import styles from "./feature-page.module.css";

interface FeaturePageProps extends Pick<PageLayoutProps, "engraving">, ComponentProps<typeof PageHead> {
  name: "smart-personalization" | "flexible-pricing" | "easy-to-use" | "global-reach";
  words: Readonly<Record<"title" | "heading" | "lead" | "ask", string>> & {
    readonly photo: { readonly title: string; readonly text: string; readonly points: readonly string[] };
    readonly others: string;
  };
}

export function FeaturePage({ name, words, engraving, children, ...head }: FeaturePageProps) {
  const path = `/features/${name}`;
  const { photo, others } = words;
  const next = (
    <>
      <NextStep title={words.ask} />
      <nav className="wrap" aria-label={others}>
        <ul className={`title-3 ${styles.links}`}>
          {featureLinks
            .filter(({ to }) => to !== path)
            .map(({ to, label }) => (
              <li key={to}>
                <a href={localizedPath(to)} className="cluster between">
                  {label}
                  <Icon name="arrow" className="signal" />
                </a>
              </li>
            ))}
        </ul>
      </nav>
    </>
  );
  return (
    <PageLayout engraving={engraving} next={next}>
      <PageHead {...head}>
        <PageTitle name={words.title}>{words.heading}</PageTitle>
        <Lead>{words.lead}</Lead>
        <PageActions>
          <NextActions />
        </PageActions>
      </PageHead>
      {children}
      <section className="section">
        <div className="wrap halves middle gap-7">
          <PerforatedPrint className={styles.print}>
            <Photo photo={photos[`feature-${name}`]} />
          </PerforatedPrint>
          <div className="stack">
            <h2>{photo.title}</h2>
            <p className="lead">{photo.text}</p>
            <ul className="rows">
              {photo.points.map((point) => (
                <li key={point} className="title-3">
                  {point}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
    </PageLayout>
  );
}
