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
import type { RouteHandle } from "#shared/route-handle.ts";
import type { Route } from "./+types/page";
import beam from "#app/drawings/heads/balance-beam.svg";
import left from "#app/drawings/heads/balance-left.svg";
import right from "#app/drawings/heads/balance-right.svg";
import stand from "#app/drawings/heads/balance-stand.svg";
import { Drawing } from "#app/ui/drawing.tsx";
import styles from "./compare-bill.module.css";

export const handle: RouteHandle = { form: { fields: billNames, maxLength: 500 } };

/** On phones the verdict is above the form but later in the document, so an early paint would make the form jump. */
const paintWhenParsed = { tagName: "link", rel: "expect", href: `#${movingId}`, blocking: "render" } as const;

export const meta = (args: Route.MetaArgs) => [...pageMeta(args, compare), paintWhenParsed];

export default function Compare() {
  const { search } = useLocation();
  return (
    <PageLayout ask={compare.ask} follow={compare.follow} engraving="carts">
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
        <Questions page="/compare" words={compare.moving} folds />
      </div>
    </PageLayout>
  );
}

/** CSS tilts the scales according to the result's `data-tip`. */
function Scales() {
  return (
    <div className={`${styles.scales} mirrored screen-only`}>
      {[stand, beam, left, right].map((part) => (
        <Drawing key={part} src={part} alt="" width={560} height={208} eager />
      ))}
    </div>
  );
}
