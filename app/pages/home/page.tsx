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
import { pricingPath } from "#content/navigation.ts";
import { campaignScreen } from "#content/generated/campaign-screen.ts";
import { home } from "#content/generated/pages/home.ts";
import { serviceNames } from "#content/catalog/service-names.ts";

export const meta = () => pageMeta(home);

const services = serviceNames.map((service) => ({ ...service, to: pricingPath(service.id) }));

export default function Home() {
  return (
    <>
      <Hero copy={home.hero} />
      <SampleStrip copy={home.strip} />
      <FeatureCards copy={home.features} />
      <CampaignScreen words={campaignScreen} />
      <LarkFlight />
      <Statistics copy={home.numbers} />
      <StampSheet copy={home.sheet} services={services} />
      <CustomerLetter copy={home.letter} />
      <CounterWindows copy={home.counter} />
      <Engraving name="bay" caption={home.engraving} />
    </>
  );
}
