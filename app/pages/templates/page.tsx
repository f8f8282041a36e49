import { localizedPath } from "#app/browser/localized-path.ts";
import { pageMeta } from "#app/meta.ts";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { NextStep } from "#app/shell/next-step.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { findDrawing } from "#app/ui/find-drawing.ts";
import { Lead, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import pill from "#app/ui/pill.module.css";
import { monthNames } from "#words/dates.ts";
import { templateReasons, templates as words } from "#words/pages/templates.ts";
import {
  type ChosenFilters,
  chooseTemplates,
  filteredPath,
  readFilters,
  findScene,
  type TemplateFilter,
  templateFilters,
  templatesPath,
} from "#content/templates.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { Route } from "./+types/page";
import { TemplateCards } from "./template-cards.tsx";
import styles from "./templates.module.css";

export const handle: RouteHandle = { form: { fields: ["trade", "reason", "month"], maxLength: 200 } };

export function loader({ request }: Route.LoaderArgs) {
  const chosen = readFilters(new URL(request.url).search);
  return { chosen, found: chooseTemplates(chosen, new Date().getUTCFullYear()) };
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
      <div className="wrap section stack gap-6">
        <div className="stack gap-4 screen-only">
          <TradeLinks chosen={chosen} />
          <FilterLinks label={words.reasonLabel} name="reason" values={reasonNames} chosen={chosen} />
          <FilterLinks label={words.monthLabel} name="month" values={namesOfMonths} chosen={chosen} />
        </div>
        <section className="stack gap-5" aria-label={words.listLabel}>
          <p className="title-3">
            {found.length > 0 ? words.count(found.length) : words.none}
            {Object.keys(chosen).length > 0 && (
              <a href={localizedPath(templatesPath)} className={styles.all}>
                {words.back}
              </a>
            )}
          </p>
          <TemplateCards templates={found} level="h2" />
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
    <nav aria-label={label} className={styles.filter} data-filter={name}>
      <p className="label">{label}</p>
      <ul className="fill gap-2">
        {values.map(([value, text]) => (
          <li key={value}>
            <a {...filterLink(chosen, name, value)} className={pill.pill}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TradeLinks({ chosen }: { chosen: ChosenFilters }) {
  // The chosen one first: on a phone it would be outside the strip.
  const trades = templateFilters.trade.toSorted((one, other) => +(other === chosen.trade) - +(one === chosen.trade));
  return (
    <nav aria-label={words.tradeLabel} className={`stack gap-2 ${styles.trades}`}>
      <p className="label">{words.tradeLabel}</p>
      <ul>
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
    </nav>
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
