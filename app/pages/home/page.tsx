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
import styles from "./counter-windows.module.css";
import { CustomerLetter } from "./customer-letter.tsx";
import { FeatureCards } from "./feature-cards.tsx";
import { Hero } from "./hero.tsx";
import { LarkFlight } from "./lark-flight.tsx";
import { SampleStrip } from "./sample-strip.tsx";
import { StampSheet } from "./stamp-sheet.tsx";
import { Statistics } from "./statistics.tsx";

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
