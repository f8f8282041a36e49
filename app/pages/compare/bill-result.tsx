import { Fragment, type ReactNode } from "react";
import { localizedPath } from "#app/browser/localized-path.ts";
import { writePlans } from "#app/calculator/chosen-plans.ts";
import { costLine, formatCost, formatCosts, limitFirst, reasonFor } from "#app/calculator/reasons.ts";
import { ResultPlace } from "#app/calculator/result-place.tsx";
import type { Feature } from "#app/calculator/usage.ts";
import { writeUsage } from "#app/calculator/usage-query.ts";
import { ButtonLink, DialogButton } from "#app/ui/button.tsx";
import { TableHead } from "#app/ui/table-head.tsx";
import { formatPrice } from "#content/format-price.ts";
import { calculatorPath } from "#content/navigation.ts";
import { calculatorReasons, calculatorTotal, calculatorUnused } from "#words/calculator.ts";
import { billResult as words } from "#words/pages/compare.ts";
import { providerFeatures } from "#words/provider-features.ts";
import { type Bill, type Comparison, compareBill } from "./bill.ts";
import styles from "./compare-bill.module.css";

export const movingId = "how-to-move";

export function BillResult({ bill }: { bill: Bill }) {
  const comparison = compareBill(bill);
  const missing = whatIsMissing(bill, comparison);
  return (
    <section className={styles.result} aria-label={words.name} data-tip={missing ? 0 : getTip(comparison)}>
      <div className={`airmail-band receipt ${styles.verdict}`}>
        <div className="stack gap-3">
          {missing ?? <Verdict bill={bill} comparison={comparison} />}
          {!missing && <Sums comparison={comparison} />}
        </div>
      </div>
      <div className="receipt">
        <ResultPlace className="stack" missing={missing && <div className={`band ${styles.ghost}`} />}>
          <h2 className="title-3">{words.name}</h2>
          <Lines bill={bill} comparison={comparison} />
          <Facts title={words.has} facts={listIncluded(comparison)} />
          <Drawbacks comparison={comparison} />
          <Next bill={bill} comparison={comparison} />
        </ResultPlace>
      </div>
    </section>
  );
}

function listIncluded({ included }: Comparison): string[] {
  return included.map(({ feature, choice: { service, plan } }) =>
    calculatorReasons.included({
      label: providerFeatures[feature],
      plan: calculatorTotal.plan({ service: service.shortName, plan: plan.name }),
    }),
  );
}

/** Steps by which the scales tip: positive if our plans cost more, 0 if the difference is unknown. */
function getTip({ verdict, more, theirs }: Comparison): number {
  if (more === null || verdict === "lessAlone") return 0;
  const steps = Math.abs(more) > (theirs ?? 0) / 4 ? 2 : 1;
  return Math.sign(more) * steps;
}

function whatIsMissing({ unread, usable }: Bill, { services, unplanned }: Comparison): ReactNode {
  if (unread.length > 0) return <p role="status">{words.missing}</p>;
  if (usable !== null)
    return (
      <>
        <p role="status">{calculatorUnused.noTotal}</p>
        <p>
          <a href={`?${usable}`}>{calculatorUnused.without}</a>
        </p>
      </>
    );
  if (unplanned.length > 0) return <p role="status">{words.contactsMissing}</p>;
  return services.length === 0 ? <p role="status">{words.nothing}</p> : null;
}

interface PartProps {
  bill: Bill;
  comparison: Comparison;
}

function Sums({ comparison: { theirs, ours, onTop } }: Omit<PartProps, "bill">) {
  return (
    <dl className={styles.sums} data-k="red">
      <div>
        <dt>{words.you}</dt>
        <dd>{theirs === null ? "?" : formatPrice(theirs)}</dd>
      </div>
      <div>
        <dt>{words.here}</dt>
        <dd>
          <span>{formatPrice(ours)}</span>
          {onTop.costs.some(({ amount }) => amount) && (
            <div className="cluster gap-1">
              <span className="title-3">+ {formatCosts(onTop)}</span> <span className="label">{words.onTop}</span>
            </div>
          )}
        </dd>
      </div>
    </dl>
  );
}

function Lines({ bill: { counts, usage }, comparison }: PartProps) {
  const { lines, ours, onTop, theirs } = comparison;
  return (
    <table className={`${styles.lines} small`}>
      <caption className="visually-hidden">{words.caption}</caption>
      <TableHead cells={[words.line, words.you, words.here]} />
      <tbody>
        {lines.map(({ planned, paid }) => {
          const { before, figure, after } = reasonFor(planned, usage);
          return (
            <Fragment key={planned.service.id}>
              <tr>
                <th scope="row">{words.plan({ service: planned.service.shortName, plan: planned.plan.name })}</th>
                <td>{paid === null ? words.inYourSum : formatPrice(paid)}</td>
                <td>{planned.plan.price}</td>
              </tr>
              <tr className={`soft ${styles.note}`}>
                <td colSpan={3}>{`${before} ${figure} ${after} ${limitFirst(planned)}`}</td>
              </tr>
            </Fragment>
          );
        })}
        {counts.seats !== null && (
          <tr>
            <th scope="row">{words.seats(counts.seats)}</th>
            <td>{words.inYourSum}</td>
            <td>{words.seatsHere}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        {onTop.costs.map((cost) => (
          <Fragment key={cost.service.id}>
            <tr>
              <th scope="row">{words.onTop}</th>
              <td>{words.inYourSum}</td>
              <td>{formatCost(cost) ?? words.notIncluded}</td>
            </tr>
            <tr className={`soft ${styles.note}`}>
              <td colSpan={3}>{costLine(cost)}</td>
            </tr>
          </Fragment>
        ))}
        {!onTop.isMissing && (
          <tr>
            <th scope="row">{words.total}</th>
            <td>{theirs === null ? "?" : formatPrice(theirs)}</td>
            <td>{formatPrice(ours + onTop.total)}</td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}

/** The verdict is bold only if every figure is known and none is a sample. */
function Verdict({ bill: { isExample }, comparison }: PartProps) {
  const { verdict, ours, theirs, onTop, isCertain } = comparison;
  if (verdict === "unknown") return <p role="status">{words.unknown}</p>;
  const more = formatPrice(Math.abs(comparison.more ?? 0));
  const sentence = {
    more: words.more(more),
    same: words.same,
    less: words.less(more),
    lessAlone: words.lessAlone(formatPrice(Math.abs(ours - (theirs ?? 0)))),
  }[verdict];
  const doubts = [
    isExample && words.asExample,
    onTop.isSample && !onTop.isMissing && words.withSample,
    onTop.isMissing && words.onTopMissing,
  ].filter((doubt) => doubt !== false);
  return (
    <div role="status" className="stack gap-3">
      <p className="display title-2">{isCertain ? <b>{sentence}</b> : sentence}</p>
      {doubts.length > 0 && <p className="soft">{doubts.join(" ")}</p>}
    </div>
  );
}

function Drawbacks({ comparison: { lines, lacking } }: Omit<PartProps, "bill">) {
  const dearer = lines.flatMap(({ planned: { service, plan }, paid }) => {
    const more = paid === null ? 0 : plan.monthlyPrice - paid;
    return more > 0 ? [words.lineMore({ service: service.shortName, price: formatPrice(more) })] : [];
  });
  const sentences: Readonly<Partial<Record<Feature, string>>> = words.lacks;
  const lacks = lacking.flatMap((feature) => sentences[feature] ?? []);
  return <Facts title={words.weak} facts={[...dearer, ...lacks]} />;
}

function Facts({ title, facts }: { title: string; facts: readonly string[] }) {
  if (facts.length === 0) return null;
  return (
    <div className="stack gap-2">
      <h3>{title}</h3>
      <ul className={styles.list}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}

function Next({ bill: { usage, isExample }, comparison }: PartProps) {
  const { next } = words;
  const { verdict, services, onTop } = comparison;
  const isLess = verdict === "less";
  const others = verdict === "unknown" || onTop.isMissing ? next.unknown : next.more;
  const advice = isLess ? next.less : others;
  return (
    <div className={`sky stack ${styles.next}`}>
      <h3>{advice.title}</h3>
      <p>{advice.text}</p>
      <p className="cluster gap-3">
        {isLess && !isExample && (
          <DialogButton dialog="sign-up" data-plans={writePlans(services)} variant="primary">
            {next.start}
          </DialogButton>
        )}
        <ButtonLink
          href={localizedPath(calculatorPath(`?${writeUsage(usage)}`))}
          variant={isLess && !isExample ? "plain" : "primary"}
        >
          {next.change}
        </ButtonLink>
        {isLess && <a href={`#${movingId}`}>{next.moving}</a>}
      </p>
    </div>
  );
}
