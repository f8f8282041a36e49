import { localizedPath } from "#app/browser/localized-path.ts";
import { pageMeta } from "#app/meta.ts";
import awning from "#app/ui/awning.module.css";
import { ButtonLink } from "#app/ui/button.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { emailLink } from "#words/callback-status.ts";
import { home } from "#words/pages/home.ts";
import type { Route } from "./+types/page";
import { CampaignScreen } from "./campaign-screen.tsx";
import { CustomerLetter } from "./customer-letter.tsx";
import { FeatureCards } from "./feature-cards.tsx";
import { Hero } from "./hero.tsx";
import { SampleStrip } from "./sample-strip.tsx";
import { StampSheet } from "./stamp-sheet.tsx";
import { Statistics } from "./statistics.tsx";
import { SpriteSymbol } from "#app/ui/icon.tsx";
import styles from "./page.module.css";

const copy = home.counter;

function CounterWindows() {
  return (
    <section className="section manila">
      <div className="wrap">
        <SectionHead title={copy.title} />
        <div className={`columns-2 gap-6 ${styles.counter}`}>
          {[copy.help, copy.demo].map(({ title, text, action, to }, index) => (
            <article key={to} className={`sky ${styles.booth}`}>
              <div className={`${awning.awning} forced-colors`} />
              <div className={`stack ${styles.words}`}>
                <h3 className="title-2">{title}</h3>
                <p className="soft">{text}</p>
                <ButtonLink href={localizedPath(to)} variant={index === 0 ? "plain" : "primary"}>
                  {action}
                </ButtonLink>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, home);

export default function Home() {
  return (
    <>
      <noscript>
        <p className="wrap inset">{emailLink.needsScripts}</p>
      </noscript>
      <Hero />
      <SampleStrip />
      <FeatureCards />
      <CampaignScreen />
      <LarkFlight />
      <Statistics />
      <StampSheet />
      <CustomerLetter />
      <CounterWindows />
      <Engraving name="bay" />
    </>
  );
}

function LarkFlight() {
  return (
    <div className={styles.flight} aria-hidden="true">
      <div className={styles.sky}>
        <svg viewBox="0 0 1440 110">
          <path d="M-20 46C60 46 100 20 180 20C308 20 372 74 500 74C700 74 800 8 1000 8C1096 8 1144 42 1240 42C1328 42 1372 8 1460 8" />
        </svg>
        <div className={styles.air} data-enhance="in-sight">
          {/* This element is animated, because browsers would animate the <svg> on the main thread. */}
          <div className={styles.lark}>
            <svg viewBox="0 0 32 32">
              <SpriteSymbol id="lark" />
            </svg>
          </div>
        </div>
      </div>
    </div>
  );
}
