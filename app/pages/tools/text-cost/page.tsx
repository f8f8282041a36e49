import { useLocation } from "react-router";
import { Island } from "#app/browser/island.tsx";
import { NextStep } from "#app/shell/next-step.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import engraving from "#app/drawings/engravings/pigeons.svg";
import TextCost from "./text-cost.island.tsx";
import styles from "./text-cost.module.css";
import { TextTables } from "./text-tables.tsx";
import { pageMeta } from "#app/meta.ts";
import { textCost } from "#content/generated/pages/text-cost.ts";
import { pricingPath } from "#content/navigation.ts";
import { textPrices } from "#content/text-prices.ts";

export const meta = () => pageMeta(textCost);

export default function TextCostPage() {
  const { search } = useLocation();
  return (
    <>
      <PageHead
        size="tool"
        stock="canary"
        className={styles.head}
        name={textCost.title}
        title={textCost.heading}
        lead={textCost.lead}
      />
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
      <NextStep
        title={textCost.ask}
        second={<ButtonLink to={pricingPath("sms-marketing")}>{textCost.seePlans}</ButtonLink>}
      />
      <Engraving src={engraving} caption={textCost.engraving} />
    </>
  );
}
