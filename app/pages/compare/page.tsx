import { useLocation } from "react-router";
import { Island } from "#app/browser/island.tsx";
import { pageMeta } from "#app/meta.ts";
import { Lead, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { Questions } from "#app/shell/answers/questions.tsx";
import { compare } from "#words/pages/compare.ts";
import CompareBill from "./compare-bill.island.tsx";
import { billNames } from "./bill.ts";
import { movingId } from "./bill-result.tsx";
import { Scales } from "./scales.tsx";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { Route } from "./+types/page";

export const handle: RouteHandle = { form: { fields: billNames, maxLength: 500 } };

export const meta = (args: Route.MetaArgs) => pageMeta(args, compare);

export default function Compare() {
  const { search } = useLocation();
  return (
    <PageLayout ask={compare.ask} engraving="carts">
      <PageHead size="tool" stock="mint" artPlace="edge" art={<Scales />}>
        <PageTitle name={compare.title}>{compare.heading}</PageTitle>
        <Lead>{compare.lead}</Lead>
      </PageHead>
      <div className="manila">
        <div className="wrap">
          <Island name="compare-bill" part={CompareBill} props={{ query: search.slice(1) }} />
        </div>
      </div>
      <div id={movingId}>
        <Questions page="/compare" words={compare.moving} elsewhere={[movingId]} />
      </div>
    </PageLayout>
  );
}
