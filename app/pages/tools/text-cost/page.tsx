import { localizedPath } from "#app/browser/localized-path.ts";
import { useLocation } from "react-router";
import { Island } from "#app/browser/island.tsx";
import { NextStep } from "#app/shell/next-step.tsx";
import { Lead, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import TextCost, { wakes } from "./text-cost.island.tsx";
import { TextTables } from "./text-tables.tsx";
import { pageMeta } from "#app/meta.ts";
import { textCost } from "#words/pages/text-cost.ts";
import { pricingPath } from "#content/navigation.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { Route } from "./+types/page";

/** The length fits the longest text (`maxTextLength`) if its script takes two percent-encoded bytes per character. */
export const handle: RouteHandle = { form: { fields: ["text", "country", "people", "price"], maxLength: 10_000 } };

export const meta = (args: Route.MetaArgs) => pageMeta(args, textCost);

export default function TextCostPage() {
  const { search } = useLocation();
  return (
    <PageLayout
      next={
        <NextStep
          title={textCost.nextStep}
          second={<ButtonLink href={localizedPath(pricingPath("sms-marketing"))}>{textCost.seePlans}</ButtonLink>}
        />
      }
      engraving="semaphore"
    >
      <PageHead stock="canary" size="tool">
        <PageTitle name={textCost.title}>{textCost.heading}</PageTitle>
        <Lead>{textCost.lead}</Lead>
      </PageHead>
      <div className="wrap">
        <Island name="text-cost" part={TextCost} props={{ query: search }} when="near" wakes={wakes} />
        <TextTables />
      </div>
    </PageLayout>
  );
}
