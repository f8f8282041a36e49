import { localizedPath } from "#app/browser/localized-path.ts";
import { formatList } from "#content/format-list.ts";
import { planNames, writePlans } from "#app/calculator/chosen-plans.ts";
import type { Usage } from "#app/calculator/usage.ts";
import { type Unread, writeUsage } from "#app/calculator/usage-query.ts";
import { priceUsage, type MonthlyCost, type Need, getShare, type PlannedService } from "#app/calculator/price-usage.ts";
import { costLine, formatCosts, limitFirst, nextFor, reasonFor } from "#app/calculator/reasons.ts";
import { ResultPlace } from "#app/calculator/result-place.tsx";
import { ButtonLink, DialogButton } from "#app/ui/button.tsx";
import { CopyLink } from "#app/ui/copy-link.tsx";
import { Postmark } from "#app/ui/postmark.tsx";
import { StampChip } from "#app/ui/stamp-chip.tsx";
import { formatTotal, plans } from "#content/catalog/plans.ts";
import { formatPrice } from "#content/format-price.ts";
import { formatCount } from "#content/format.ts";
import { calculatorReasons, calculatorTotal as words, calculatorUnused } from "#words/calculator.ts";
import { calculatorPath } from "#content/navigation.ts";
import styles from "./calculator.module.css";

interface MonthlyTotalProps {
  usage: Usage;
  unread: Unread;
  isPart: boolean;
  ready: boolean;
}

export function MonthlyTotal({ usage, unread, isPart, ready }: MonthlyTotalProps) {
  const { services, lists, ours, onTop, unplanned } = priceUsage(usage);
  const texts = Object.values(unread);
  const isEmptied = unplanned.length > 0 || texts.length > 0;
  const unreadText = texts.some((text) => text.trim() !== "") ? words.unread : isEmptied ? words.missing : undefined;
  const missing = unreadText ?? (isPart ? calculatorUnused.noTotal : undefined);
  const price = formatPrice(ours);
  const { contacts } = usage;
  const getPeople = (total: number | null) => (total === null ? words.peopleUnknown : words.people(total));
  const isForClients = lists.length > 1;
  const clients = lists.map((list, place) => ({
    line: words.client({ count: place + 1, people: getPeople(list.contacts), names: planNames(list.services) }),
    price: formatTotal(list.services),
  }));
  const names = isForClients
    ? clients.map(({ line, price }) => formatList([line, price])).join("; ")
    : planNames(services);
  const message = { names, price, address: calculatorPath(`?${writeUsage(usage)}`) };
  const isEmpty = services.length === 0;
  return (
    <section className={`sticky ${styles.total}`} aria-label={words.name} data-ready={ready || undefined}>
      <p className="visually-hidden" role="status">
        {ready && (missing ?? (isEmpty ? words.announcementNone : words.announcement({ price, names })))}
      </p>
      <div className="receipt airmail-band">
        <ResultPlace
          className="stack"
          missing={
            missing && (
              <>
                <p>{missing}</p>
                {!unreadText && (
                  <ButtonLink href={localizedPath(calculatorPath(`?${writeUsage(usage)}`))}>
                    {calculatorUnused.without}
                  </ButtonLink>
                )}
              </>
            )
          }
        >
          <header className={`cluster between ${styles.head}`}>
            <div>
              <p className="label">{words.name}</p>
              <h3>
                {words.heading({
                  people: isForClients ? words.clients(lists.length) : getPeople(contacts),
                  services: words.services(services.length),
                })}
              </h3>
            </div>
            <Postmark {...words.postmark} middle={[price, words.aMonth]} className={styles.postmark} />
          </header>
          {isEmpty ? (
            <p className="soft">{words.none}</p>
          ) : (
            <ul className="rows">
              {isForClients
                ? clients.map(({ line, price }) => (
                    <li key={line} className={styles.line}>
                      <span>{line}</span> <b>{price}</b>
                    </li>
                  ))
                : services.map((planned) => <ServiceLine key={planned.service.id} planned={planned} usage={usage} />)}
            </ul>
          )}
          <p className={`row between ${styles.sum}`}>
            <span>{words.total}</span>
            <b>{price}</b>
          </p>
          {onTop.costs.length > 0 && <OnTop onTop={onTop} />}
          <p className="soft">
            <b>{words.atLimit}</b> {words.atLimitText}
          </p>
          <div className="stack gap-3 screen-only">
            {!isEmpty && !isForClients && (
              <DialogButton dialog="sign-up" variant="primary" full data-plans={writePlans(services)}>
                {words.start(services.length)}
              </DialogButton>
            )}
            <div className="columns-2 gap-3">
              {!isEmpty && (
                <DialogButton
                  dialog="contact-sales"
                  full
                  data-message={
                    contacts === null || isForClients
                      ? words.messageUnknown(message)
                      : words.message({ ...message, total: contacts })
                  }
                >
                  {words.askSales}
                </DialogButton>
              )}
              <div className={`stack gap-3 ${styles.copy}`}>
                <CopyLink key={writeUsage(usage)} words={words} full />
              </div>
            </div>
          </div>
        </ResultPlace>
      </div>
    </section>
  );
}

function OnTop({ onTop }: { onTop: MonthlyCost["onTop"] }) {
  return (
    <div className="stack gap-1">
      <p className="cluster between">
        <b>{words.onTop}</b> <b>{formatCosts(onTop)}</b>
      </p>
      {onTop.costs.map((cost) => (
        <p key={cost.service.id} className="soft">
          {costLine(cost)}
        </p>
      ))}
    </div>
  );
}

interface ServiceLineProps {
  planned: PlannedService;
  usage: Usage;
}

function ServiceLine({ planned, usage }: ServiceLineProps) {
  const { service, plan, need } = planned;
  const { before, figure, after } = reasonFor(planned, usage);
  const first = limitFirst(planned);
  return (
    <li className="media gap-3" data-k={service.ink}>
      <StampChip {...service} />
      <div>
        <div className={styles.line}>
          <h4 className="title-3">{words.plan({ service: service.shortName, plan: plan.name })}</h4>
          <b className="title-3">{plan.price}</b>
        </div>
        <p>
          <span>{before}</span> <b>{figure}</b> <span>{after}</span>
        </p>
        {need && <Meter need={need} unlimited={calculatorReasons.unlimitedMark} />}
        <p className="soft">{`${nextFor(planned)} ${first}`}</p>
      </div>
    </li>
  );
}

function Meter({ need, unlimited }: { need: Need; unlimited: string }) {
  const { basic, pro } = need.limits;
  const limits = { basic, pro, enterprise: Number.POSITIVE_INFINITY };
  const end = (getShare(need) * 100).toFixed(1);
  return (
    <div className={styles.meter} aria-hidden="true">
      <svg className="mirrored" viewBox="0 0 300 10" preserveAspectRatio="none">
        <rect width={end} height="10" />
        <path d={`M${end} 0v10M100 0v10M200 0v10`} />
      </svg>
      {plans.map(({ id, name }) => (
        <span key={id}>
          <bdi>{name}</bdi> <b>{Number.isFinite(limits[id]) ? formatCount(limits[id]) : unlimited}</b>
        </span>
      ))}
    </div>
  );
}
