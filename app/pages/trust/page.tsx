import { localizedPath } from "#app/browser/localized-path.ts";
import { NextActions, NextStep } from "#app/shell/next-step.tsx";
import { Lead, PageActions, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { pricingLink } from "#content/navigation.ts";
import { Summary } from "./summary.tsx";
import { ButtonLink, DialogButton } from "#app/ui/button.tsx";
import { Questions } from "#app/shell/answers/questions.tsx";
import { TopicList } from "#app/shell/answers/topic-list.tsx";
import ContactSales from "#app/shell/contact/contact-sales.island.tsx";
import { Island } from "#app/browser/island.tsx";
import { pageMeta } from "#app/meta.ts";
import { layout } from "#words/layout.ts";
import { trust } from "#content/pages/trust.ts";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, trust);

export default function TrustPage() {
  return (
    <PageLayout
      next={
        <NextStep title={trust.ask} second={<DialogButton dialog="contact-sales">{trust.contactSales}</DialogButton>} />
      }
      engraving="observatory"
    >
      <PageHead stock="mint" art={<Summary />}>
        <PageTitle>{trust.heading}</PageTitle>
        <Lead>{trust.lead}</Lead>
        <PageActions>
          <NextActions second={<ButtonLink href={localizedPath(pricingLink.to)}>{layout.seePrices}</ButtonLink>} />
        </PageActions>
      </PageHead>
      <Questions page="/trust" words={trust.questions} />
      <TopicList
        title={trust.topicsTitle}
        className="wrap section"
        anchors={[
          "billing",
          "buying",
          "team",
          "texts",
          "moving-in-and-out",
          "arriving",
          "your-data",
          "security",
          "people",
        ]}
      />
      <Island name="contact-sales" part={ContactSales} />
    </PageLayout>
  );
}
