import type { ComponentProps, ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { businessZone } from "#content/business-time.ts";
import { visible } from "#server/lib/visible-text.ts";

/** The text is isolated, so that a visitor's text can't reorder its surroundings. */
export const UserText = ({ children, className }: { children: string; className?: string }) => (
  <bdi className={className}>{visible(children)}</bdi>
);

/** Nothing in a visitor's text becomes a link. */
export function UserParagraphs({ text }: { text: string }) {
  const parts = visible(text).split(/(?:\r?\n){2,}/);
  return parts
    .filter((part) => part.trim() !== "")
    .map((part, index) => (
      <p key={index} dir="auto" className="quoted">
        {part}
      </p>
    ));
}

/** Whether mail programs parse it as one address and people can't mistake it for another. */
export function isPlainAddress(email: string): boolean {
  return /^[\w.+'-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(email);
}

export function MailLink({ email }: { email: string }) {
  const text = <UserText>{email}</UserText>;
  return isPlainAddress(email) ? <a href={`mailto:${encodeURIComponent(email)}`}>{text}</a> : text;
}

const locale = "en-US";

const formatIn = (timeZone: string) =>
  new Intl.DateTimeFormat(locale, {
    timeZone,
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });

const format = formatIn("UTC");
const businessFormat = formatIn(businessZone);

/** Such as "Nov 20, 2026, 10:12", in the business's time zone. */
export const businessMoment = (date: Date): string => businessFormat.format(date);

/** Such as "Nov 20, 2026, 09:12", in UTC. */
export const moment = (date: Date): string => format.format(date);

export const Moment = ({ at }: { at: Date }) => <time dateTime={at.toISOString()}>{moment(at)}</time>;

const short = new Intl.DateTimeFormat(locale, { timeZone: "UTC", month: "short", day: "numeric" });

export function ShortMoment({ at, now }: { at: Date; now: Date }) {
  const isToday = at.toISOString().slice(0, 10) === now.toISOString().slice(0, 10);
  const isThisYear = at.getUTCFullYear() === now.getUTCFullYear();
  const day = `${short.format(at)}${isThisYear ? "" : `, ${at.getUTCFullYear()}`}`;
  return <time dateTime={at.toISOString()}>{isToday ? at.toISOString().slice(11, 16) : day}</time>;
}

export const Form = (props: ComponentProps<"form">) => <form method="post" {...props} />;

export const SubmitButton = (props: ComponentProps<typeof Button>) => <Button type="submit" {...props} />;

export const QuietButton = (props: ComponentProps<"button">) => <TextButton type="submit" {...props} />;

export const BackLink = ({ to, words, children }: { to: string; words: string; children?: ReactNode }) => (
  <p className="cluster between">
    <a href={to} className="row gap-2">
      <Icon name="back" />
      {words}
    </a>
    {children}
  </p>
);

export const Sheet = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="card stack gap-3" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

export const Facts = ({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className="stack gap-3">
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

export function Entry({ to, name, children }: { to?: string | undefined; name: string; children: ReactNode }) {
  const title = (
    <b>
      <UserText>{name}</UserText>
    </b>
  );
  return (
    <li className="cluster between gap-2">
      {to ? <a href={to}>{title}</a> : title}
      {children}
    </li>
  );
}
