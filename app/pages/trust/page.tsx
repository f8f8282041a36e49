import { ContentsLinks } from "#app/ui/contents-links.tsx";
import { NextActions, NextStep } from "#app/shell/next-step.tsx";
import { Lead, PageActions, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { pricingLink } from "#content/navigation.ts";
import { Declaration } from "./declaration.tsx";
import { ButtonLink, DialogButton } from "#app/ui/button.tsx";
import { TopicAnswers } from "#app/shell/answers/topic-answers.tsx";
import ContactSales from "#app/shell/contact/contact-sales.island.tsx";
import { contactSalesWords } from "#app/shell/contact/contact-words.ts";
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
      engraving="castle"
    >
      <PageHead stock="mint" art={<Declaration />}>
        <PageTitle>{trust.heading}</PageTitle>
        <Lead>{trust.lead}</Lead>
        <PageActions>
          <NextActions second={<ButtonLink to={pricingLink.to}>{layout.seePrices}</ButtonLink>} />
        </PageActions>
        <ContentsLinks label={trust.contentsLabel} links={trust.groups} />
      </PageHead>
      <div className="wrap section stack gap-8">
        {trust.groups.map((group) => (
          <TopicAnswers key={group.id} page="/trust" topic={group} />
        ))}
      </div>
      <Island name="contact-sales" part={ContactSales} props={{ words: contactSalesWords }} />
    </PageLayout>
  );
}
