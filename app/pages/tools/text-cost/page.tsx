import { useLocation } from "react-router";
import { Island } from "#app/browser/island.tsx";
import engraving from "#app/drawings/engravings/pigeons.svg";
import { ToolPage } from "../tool-page.tsx";
import TextCost from "./text-cost.island.tsx";
import { TextTables } from "./text-tables.tsx";
import { pageMeta } from "#app/meta.ts";
import { textCost } from "#content/generated/pages/text-cost.ts";
import { pricingPath } from "#content/navigation.ts";
import { textPrices } from "#content/text-prices.ts";

export const meta = () => pageMeta(textCost);

export default function TextCostPage() {
  const { search } = useLocation();
  return (
    <ToolPage
      copy={textCost}
      stock="canary"
      second={{ to: pricingPath("sms-marketing"), label: textCost.seePlans }}
      engraving={engraving}
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
    </ToolPage>
  );
}
