import { CounterWindows } from "#app/components/sections/home/counter-windows.tsx";
import { CustomerLetter } from "#app/components/sections/home/customer-letter.tsx";
import { FeatureCards } from "#app/components/sections/home/feature-cards.tsx";
import { Hero } from "#app/components/sections/home/hero.tsx";
import { LarkFlight } from "#app/components/sections/home/lark-flight.tsx";
import { SampleStrip } from "#app/components/sections/home/sample-strip.tsx";
import { StampSheet } from "#app/components/sections/home/stamp-sheet.tsx";
import { Statistics } from "#app/components/sections/home/statistics.tsx";
import { Engraving } from "#app/components/ui/engraving.tsx";
import { LiveChatButton } from "#app/features/chat/live-chat-button.tsx";
import OwnLineField from "#app/features/own-line/own-line-field.island.tsx";
import { Island } from "#app/browser/island.tsx";
import engraving from "#app/drawings/engravings/bay.svg";
import { pageMeta } from "#app/lib/meta.ts";
import { pricingPath } from "#content/navigation.ts";
import { ownLine } from "#content/own-line.ts";
import { home } from "#content/pages/home.ts";
import { serviceNames } from "#content/service-names.ts";

export const meta = () => pageMeta(home);

const services = serviceNames.map((service) => ({ ...service, to: pricingPath(service.id) }));

export default function Home() {
  return (
    <>
      <Hero
        copy={home.hero}
        chat={<LiveChatButton />}
        line={<Island name="own-line-field" part={OwnLineField} props={{ words: ownLine }} now={["line"]} />}
      />
      <SampleStrip copy={home.strip} />
      <FeatureCards copy={home.features} />
      <LarkFlight />
      <Statistics copy={home.numbers} />
      <StampSheet copy={home.sheet} services={services} />
      <CustomerLetter copy={home.letter} />
      <CounterWindows copy={home.counter} />
      <Engraving src={engraving} caption={home.engraving} />
    </>
  );
}
