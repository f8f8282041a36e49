import type { ReactNode } from "react";
import { localizedPath } from "#app/browser/localized-path.ts";
import { data } from "react-router";
import { priceUsage } from "#app/calculator/price-usage.ts";
import { smsSegments } from "#app/calculator/sms-segments.ts";
import { pageMeta } from "#app/meta.ts";
import { writeDemoLink } from "#app/shell/demo-link.ts";
import { NextStep } from "#app/shell/next-step.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import row from "#app/ui/channels/channel-row.module.css";
import { type Channel, channels, type Note, plainName } from "#app/ui/channels/note.ts";
import { ChannelPreviews } from "#app/ui/channels/channel-previews.tsx";
import { findDrawing } from "#app/ui/find-drawing.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Lead, PageActions, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { TableHead } from "#app/ui/table-head.tsx";
import { formatDayAndMonth } from "#content/dates.ts";
import { formatCount } from "#content/format.ts";
import { sheet } from "#words/channels.ts";
import { templates as words } from "#words/pages/templates.ts";
import { textCostLink } from "#content/tool-links.ts";
import {
  findDays,
  filteredPath,
  findReason,
  findScene,
  findShop,
  type Template,
  shownTemplates,
  templatesInDevelopment,
  templatesPath,
} from "#content/templates.ts";
import type { Route } from "./+types/page";
import { TemplateCards, TradeStamp } from "../template-cards.tsx";
import styles from "../templates.module.css";

/** The page states the dates of future years too, so that it stays correct while the server runs. */
const statedYears = 3;

const examplePeople = 500;

export function loader({ params: { id } }: Route.LoaderArgs) {
  const shown = import.meta.env.DEV ? templatesInDevelopment : shownTemplates();
  const template = shown.find((candidate) => candidate.id === id);
  if (!template) throw data(null, { status: 404 });
  const year = new Date().getUTCFullYear();
  const others = shown.filter((candidate) => candidate.trade === template.trade && candidate.id !== id).slice(0, 3);
  return { template, others, years: Array.from({ length: statedYears }, (_, later) => year + later) };
}

export const meta = (args: Route.MetaArgs) => {
  const { title, message } = args.loaderData.template;
  return pageMeta(args, { title, description: message }, { card: { name: "templates", alt: words.heading } });
};

export default function TemplatePage({ loaderData: { template, others, years } }: Route.ComponentProps) {
  const { title, message } = template;
  const scene = findScene(template);
  return (
    <PageLayout engraving="pigeons" next={<NextStep title={words.ask} />}>
      <PageHead stock="canary" size="tool" art={<TradeStamp trade={template.trade} alt={scene.alt} />}>
        <PageTitle name={findReason(template)?.name}>{title}</PageTitle>
        <Lead>{message}</Lead>
        <PageActions>
          <ButtonLink
            href={localizedPath(`/demo${writeDemoLink({ message, name: findShop(template) })}`)}
            variant="primary"
          >
            {words.use}
          </ButtonLink>
          <ButtonLink href={localizedPath(templatesPath)}>{words.back}</ButtonLink>
        </PageActions>
      </PageHead>
      <section className="wrap section columns-4 gap-6">
        <Advice title={words.toTitle} text={template.to} />
        <Advice title={words.whenTitle} text={template.when} />
        <Advice title={words.changeTitle} text={template.change} />
        <Advice title={words.lengthTitle} text={describeLength(message)}>
          {textCostLink && (
            <a href={localizedPath(`${textCostLink.to}?${new URLSearchParams({ text: message })}`)}>{words.costLink}</a>
          )}
        </Advice>
      </section>
      <FiveChannels template={template} />
      <div className="wrap section stack gap-8">
        <Days template={template} years={years} />
        <section className="stack gap-5" aria-labelledby="more-heading">
          <h2 className="title-2" id="more-heading">
            <a href={localizedPath(filteredPath({ trade: template.trade }))}>{words.moreTitle(scene.name)}</a>
          </h2>
          <TemplateCards templates={others} level="h3" />
        </section>
      </div>
    </PageLayout>
  );
}

function Advice({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="stack gap-2">
      <h2 className="title-3">{title}</h2>
      <p>{text}</p>
      {children && <p>{children}</p>}
    </div>
  );
}

function FiveChannels({ template }: { template: Template }) {
  const { message, audience, action } = template;
  const { key, alt } = findScene(template);
  const sender = findShop(template);
  const reason = findReason(template);
  const note: Note = {
    sender,
    handle: plainName(sender),
    audience,
    message,
    action,
    scene: { src: findDrawing(`/app/drawings/scenes/${key}.svg`), alt },
  };
  const replies = reason && { customer: reason.customer, shop: reason.shop };
  return (
    <section className="section manila" data-enhance="copy-text" data-waits="">
      <div className={`wrap stack gap-5 ${styles.channels}`}>
        <h2>{words.channelsTitle}</h2>
        <nav className={row.row} aria-label={words.channelsTitle}>
          {channels.map((channel) => (
            <a key={channel} href={`#channel-${channel}`} className={row.channel} data-channel={channel}>
              <Icon name={channel} />
              {sheet.channels[channel].label}
            </a>
          ))}
        </nav>
        <ChannelPreviews
          words={{ ...sheet, ...replies }}
          note={note}
          corner={(channel) => <CopyButton channel={channel} text={message} />}
        />
        <p role="status" className={styles.status} data-failed={words.notCopied} />
      </div>
    </section>
  );
}

function CopyButton({ channel, text }: { channel: Channel; text: string }) {
  const { label } = sheet.channels[channel];
  return (
    <button
      type="button"
      className={`${styles.copyChannel} link small scripts-only`}
      aria-label={words.copyFor(label)}
      data-copy={text}
      data-copied={words.copied(label)}
    >
      {words.copy}
    </button>
  );
}

function describeLength(message: string): string {
  const { units, segments } = smsSegments(message);
  const parts = segments.length;
  const [planned] = priceUsage({
    contacts: examplePeople,
    segmentsPerText: parts,
    amounts: { "sms-marketing": 1 },
  }).services;
  const cost =
    planned &&
    words.cost({
      people: formatCount(examplePeople),
      texts: examplePeople * parts,
      service: planned.service.name,
      plan: planned.plan.name,
      price: planned.plan.price,
    });
  return [words.length({ count: units, parts }), cost].join(" ");
}

function Days({ template, years }: { template: Template; years: readonly number[] }) {
  const days = findDays(template, years);
  if (!days) return null;
  return (
    <section className="wide-last gap-6" aria-labelledby="days-heading">
      <div className="stack gap-2">
        <h2 className="title-2" id="days-heading">
          {days.name}
        </h2>
        {days.isLunar && <p className="small soft">{words.daysMoon}</p>}
      </div>
      <table>
        <caption className="visually-hidden">{words.daysTitle}</caption>
        <TableHead cells={[words.daysCountry, ...years.map(String)]} />
        <tbody>
          {days.rows.map(({ country, dates }) => (
            <tr key={country}>
              <th scope="row">{country}</th>
              {dates.map((date) => (
                <td key={date}>
                  <time dateTime={date}>{formatDayAndMonth(new Date(date))}</time>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
