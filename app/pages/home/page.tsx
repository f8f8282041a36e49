import { CampaignScreen } from "./campaign-screen.tsx";
import { CounterWindows } from "./counter-windows.tsx";
import { CustomerLetter } from "./customer-letter.tsx";
import { FeatureCards } from "./feature-cards.tsx";
import { Hero } from "./hero.tsx";
import { LarkFlight } from "./lark-flight.tsx";
import { SampleStrip } from "./sample-strip.tsx";
import { StampSheet } from "./stamp-sheet.tsx";
import { Statistics } from "./statistics.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import { pageMeta } from "#app/meta.ts";
import { emailLink } from "#words/callback-status.ts";
import { home } from "#words/pages/home.ts";
import type { Route } from "./+types/page";

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
