import { useLocation } from "react-router";
import { Island } from "#app/browser/island.tsx";
import { NextStep } from "#app/shell/next-step.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import tool from "../tool-page.module.css";
import TextCost from "./text-cost.island.tsx";
import { TextTables } from "./text-tables.tsx";
import { pageMeta } from "#app/meta.ts";
import { textCost, textPrices } from "#content/generated/pages/text-cost.ts";
import { pricingPath } from "#content/navigation.ts";

export const meta = () => pageMeta(textCost);

export default function TextCostPage() {
  const { search } = useLocation();
  return (
    <PageLayout
      words={textCost}
      stock="canary"
      size="tool"
      headClassName={tool.head}
      next={
        <NextStep
          title={textCost.nextStep}
          second={<ButtonLink to={pricingPath("sms-marketing")}>{textCost.seePlans}</ButtonLink>}
        />
      }
      engraving="pigeons"
    >
      <div className="wrap">
        <Island
          name="text-cost"
          part={TextCost}
          props={{ words: textCost.tool, prices: textPrices, query: search }}
          when="near"
          now={["address"]}
        />
        <TextTables />
      </div>
    </PageLayout>
  );
}
