import type { ReactNode } from "react";
import { localizedPath } from "#app/browser/localized-path.ts";
import { pageMeta } from "#app/meta.ts";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { NextStep } from "#app/shell/next-step.tsx";
import { Choice } from "#app/ui/choice.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { findDrawing } from "#app/ui/find-drawing.ts";
import { Lead, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { Icon } from "#app/ui/icon.tsx";
import pill from "#app/ui/pill.module.css";
import { monthNames } from "#words/dates.ts";
import { templateReasons, templates as words } from "#words/pages/templates.ts";
import {
  type ChosenFilters,
  chooseTemplates,
  filteredPath,
  readFilters,
  findScene,
  type Template,
  type TemplateFilter,
  type TradeId,
  templateFilters,
  templatesPath,
} from "#content/templates.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { Route } from "./+types/page";
import { shownAtFirst, TemplateCards } from "./template-cards.tsx";
import styles from "./templates.module.css";

export const handle: RouteHandle = { form: { fields: ["trade", "reason", "month"], maxLength: 200 } };

export function loader({ request }: Route.LoaderArgs) {
  const chosen = readFilters(new URL(request.url).search);
  const found = chooseTemplates(chosen, new Date().getUTCFullYear());
  // Shows one template of each trade, then a second of each, and so on.
  const turn = (template: Template) => found.filter(({ trade }) => trade === template.trade).indexOf(template);
  return { chosen, found: found.toSorted((first, second) => turn(first) - turn(second)) };
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, words);

const reasonNames = templateReasons.map(({ id, name }) => [id, name] as const);
const namesOfMonths = templateFilters.month.map(
  (month) => [month, monthNames[Number(month) - 1]?.long ?? month] as const,
);

export default function Templates({ loaderData: { chosen, found } }: Route.ComponentProps) {
  return (
    <PageLayout engraving="pigeons" next={<NextStep title={words.ask} />}>
      <PageHead stock="canary" size="tool">
        <PageTitle name={words.title}>{words.heading}</PageTitle>
        <Lead>{words.lead}</Lead>
      </PageHead>
      <div className="wrap band stack gap-5">
        <div className="cluster gap-2 screen-only">
          <TradeLinks chosen={chosen} />
          <FilterLinks label={words.reasonLabel} name="reason" values={reasonNames} chosen={chosen} />
          <FilterLinks label={words.monthLabel} name="month" values={namesOfMonths} chosen={chosen} />
        </div>
        <section className={`stack gap-5 ${styles.list}`} aria-label={words.listLabel}>
          <p className="title-3 cluster gap-3">
            {found.length > 0 ? words.count(found.length) : words.none}
            {Object.keys(chosen).length > 0 && (
              <a href={localizedPath(templatesPath)} className="small">
                {words.back}
              </a>
            )}
          </p>
          <TemplateCards templates={found} level="h2" />
          {found.length > shownAtFirst && (
            <p className="scripts-only">
              <Choice type="checkbox" className={pill.pill}>
                {words.more(found.length - shownAtFirst)}
              </Choice>
            </p>
          )}
        </section>
        <p className="small soft">{words.sampleNote}</p>
      </div>
    </PageLayout>
  );
}

interface FilterLinksProps {
  label: string;
  name: TemplateFilter;
  values: readonly (readonly [value: string, name: string])[];
  chosen: ChosenFilters;
}

function FilterLinks({ label, name, values, chosen }: FilterLinksProps) {
  return (
    <Filter label={label} chosen={values.find(([value]) => value === chosen[name])?.[1]}>
      <ul className="cluster gap-2">
        {values.map(([value, text]) => (
          <li key={value}>
            <a {...filterLink(chosen, name, value)} className={pill.pill}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Filter>
  );
}

function Filter({ label, chosen, children }: { label: string; chosen: string | undefined; children: ReactNode }) {
  return (
    <details name="template-filter" className={styles.filter}>
      <summary className={pill.pill} aria-current={chosen ? true : undefined}>
        {label}
        {chosen && `: ${chosen}`}
        <Icon name="down" />
      </summary>
      <nav aria-label={label}>{children}</nav>
    </details>
  );
}

function TradeLinks({ chosen }: { chosen: ChosenFilters }) {
  // The chosen trade comes first, because on phones it could be outside the strip.
  const trades = templateFilters.trade.toSorted((one, other) => +(other === chosen.trade) - +(one === chosen.trade));
  return (
    <Filter label={words.tradeLabel} chosen={chosen.trade && findScene({ trade: chosen.trade as TradeId }).name}>
      <ul className={styles.trades}>
        {trades.map((trade) => {
          const { key, ink, name } = findScene({ trade });
          return (
            <li key={trade}>
              <a {...filterLink(chosen, "trade", trade)} className={styles.trade} data-k={ink}>
                <Drawing src={findDrawing(`/app/drawings/scenes/${key}.svg`)} alt="" width={360} height={230} />
                <span>{name}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </Filter>
  );
}

function filterLink(chosen: ChosenFilters, name: TemplateFilter, value: string) {
  const isChosen = chosen[name] === value;
  const { [name]: _, ...others } = chosen;
  return {
    href: localizedPath(filteredPath(isChosen ? others : { ...others, [name]: value })),
    "aria-current": isChosen || undefined,
  };
}
