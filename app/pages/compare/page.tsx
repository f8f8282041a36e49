import { useLocation } from "react-router";
import { Island } from "#app/browser/island.tsx";
import { pick } from "#app/browser/pick.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { calculatorWords } from "#app/calculator/calculator-words.ts";
import { pageMeta } from "#app/meta.ts";
import { Lead, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { AnswerList } from "#app/ui/answers/answer-list.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { answersOn } from "#content/answers.ts";
import { compare } from "#words/pages/compare.ts";
import CompareBill from "./compare-bill.island.tsx";
import { billNames } from "./bill.ts";
import { movingId } from "./bill-result.tsx";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { Route } from "./+types/page";

export const handle: RouteHandle = { form: { fields: billNames, maxLength: 500 } };

export const meta = (args: Route.MetaArgs) => pageMeta(args, compare);

const words = pick(
  compare,
  "form",
  "fields",
  "emailsInAll",
  "textsInAll",
  "country",
  "noCountry",
  "example",
  "empty",
  "usesLegend",
  "submit",
  "private",
  "result",
);
const cost = pick(calculatorWords, "total", "reasons", "limits", "features", "countries");

export default function Compare() {
  const { search } = useLocation();
  const { profile } = usePublicSettings();
  return (
    <PageLayout engraving="barges">
      <PageHead size="tool" stock="mint">
        <PageTitle name={compare.title}>{compare.heading}</PageTitle>
        <Lead>{compare.lead}</Lead>
      </PageHead>
      <div className="wrap section stack gap-8">
        <Island name="compare-bill" part={CompareBill} props={{ words, cost, query: search.slice(1) }} />
        <section id={movingId}>
          <SectionHead title={compare.moving.title} lead={compare.moving.lead} />
          <AnswerList answers={answersOn("/compare", profile)} />
        </section>
      </div>
    </PageLayout>
  );
}
