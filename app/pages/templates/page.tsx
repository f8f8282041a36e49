import { localizedPath } from "#app/browser/localized-path.ts";
import { pageMeta } from "#app/meta.ts";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { NextStep } from "#app/shell/next-step.tsx";
import { Choice } from "#app/ui/choice.tsx";
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
  templateFilters,
  templatesPath,
} from "#content/templates.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { Route } from "./+types/page";
import { shownAtFirst, TemplateCards, TradeStamp } from "./template-cards.tsx";
import styles from "./templates.module.css";

export const handle: RouteHandle = { form: { fields: ["trade", "reason", "month"], maxLength: 200 } };

export function loader({ request }: Route.LoaderArgs) {
  const chosen = readFilters(new URL(request.url).search);
  const found = chooseTemplates(chosen, new Date().getUTCFullYear());
  // Lists one template per trade, then a second per trade, and so on.
  const turn = (template: Template) => found.filter(({ trade }) => trade === template.trade).indexOf(template);
  return { chosen, found: found.toSorted((first, second) => turn(first) - turn(second)) };
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, words);

const reasonNames = templateReasons.map(({ id, name }) => [id, name] as const);
const tradeNames = templateFilters.trade.map((trade) => [trade, findScene({ trade }).name] as const);
const namesOfMonths = templateFilters.month.map(
  (month) => [month, monthNames[Number(month) - 1]?.long ?? month] as const,
);

const everyFourth = templateFilters.trade.filter((_, index) => index % 4 === 3);
const stamps = (
  <div className="row gap-3 wide-only">
    {everyFourth.map((trade) => (
      <TradeStamp key={trade} trade={trade} />
    ))}
  </div>
);

export default function Templates({ loaderData: { chosen, found } }: Route.ComponentProps) {
  return (
    <PageLayout engraving="pigeons" next={<NextStep title={words.ask} />}>
      <PageHead stock="canary" size="tool" art={stamps}>
        <PageTitle name={words.title}>{words.heading}</PageTitle>
        <Lead>{words.lead}</Lead>
      </PageHead>
      <div className="wrap band stack gap-5">
        <div className="cluster gap-2 screen-only">
          <FilterLinks label={words.tradeLabel} name="trade" values={tradeNames} chosen={chosen} />
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
  const chosenText = values.find(([value]) => value === chosen[name])?.[1];
  return (
    <details name="template-filter" className={styles.filter}>
      <summary className={pill.pill} aria-current={chosenText ? true : undefined}>
        {label}
        {chosenText && `: ${chosenText}`}
        <Icon name="down" />
      </summary>
      <nav aria-label={label}>
        <ul className="cluster gap-2">
          {values.map(([value, text]) => (
            <li key={value}>
              <a {...filterLink(chosen, name, value)} className={pill.pill}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
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
