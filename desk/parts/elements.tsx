import { type ComponentProps, Fragment, type ReactNode } from "react";
import { businessZone } from "#content/business-time.ts";
import { visible } from "#server/lib/visible-text.ts";

const iconPaths = {
  inbox: "M4.5 17 8 6h16l3.5 11v9.5h-23zM4.5 17h7l1.5 4h6l1.500-4h7",
  "case-studies": "M3.5 7h25v18.5h-25zM17 7v18.5M20.5 15.5h5M20.5 19.5h5M22 9.8h3.5v2.5H22z",
  platforms:
    "M16 4.5a11.500 11.500 0 1 0 0 23 11.500 11.500 0 0 0 0-23ZM4.5 16h23M16 4.500c-7 6-7 17 0 23M16 4.500c7 6 7 17 0 23",
  planned: "M16 4.500a11.500 11.500 0 1 0 0 23 11.500 11.500 0 0 0 0-23ZM16 9v7l5 3.500",
  accounts:
    "M12.500 6.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9ZM4 26c.5-5.500 3.800-8 8.500-8s8 2.500 8.500 8zM20 6.800a4.500 4.500 0 0 1 0 8.400M23 18.500c3 1.200 4.700 3.600 5 7.500",
  subscribers: "M7 4.500h12.500L26 11v16.500H7zM19.500 4.500V11H26M11 16h11M11 20h11M11 24h6",
  health: "M3.500 17h6l3-8.500 6.500 15 3.500-6.500h6",
  contact: "M4 8.500h24v16H4zM4 9l12 9.500L28 9",
  chat: "M5 6h22v15H14l-5 5v-5H5zM11 13.500h.01M16 13.500h.01M21 13.500h.01",
  back: "M27 16H6M14 8l-8 8 8 8",
  next: "M5 16h21M18 8l8 8-8 8",
  tick: "m6 17 6.500 6.500L26 9",
  warning: "M16 5 28.500 26.500h-25zM16 13v6M16 23h.01",
  find: "M14 5a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM20.600 20.600l6.900 6.900",
} as const;

export type IconName = keyof typeof iconPaths;

export const Icon = ({ name }: { name: IconName }) => (
  <svg className="i" viewBox="0 0 32 32" aria-hidden="true">
    <path d={iconPaths[name]} />
  </svg>
);

export const Lark = () => <img className="lark" src="/lark.svg" alt="" width={28} height={28} />;

/** Isolated, so that a visitor's text can't reorder the text around it. */
export const Line = ({ children, className }: { children: string; className?: string }) => (
  <bdi className={className}>{visible(children)}</bdi>
);

/** Nothing in a visitor's text becomes a link. */
export function Paragraphs({ text }: { text: string }) {
  const parts = visible(text).split(/(?:\r?\n){2,}/);
  return parts
    .filter((part) => part.trim() !== "")
    .map((part, index) => (
      <p key={index} dir="auto" className="quoted">
        {part}
      </p>
    ));
}

/** Whether mail programs read the text as one address and people can't mistake it for another. */
export function isPlainAddress(email: string): boolean {
  return /^[\w.+'-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(email);
}

export function MailLink({ email }: { email: string }) {
  const text = <Line>{email}</Line>;
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

/** "Nov 20, 2026, 10:12", by the business's clock. */
export const businessMoment = (date: Date): string => businessFormat.format(date);

/** "Nov 20, 2026, 09:12", in UTC. */
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

const buttonClasses = { primary: "button primary perforated", plain: "button", quiet: "quiet" } as const;

export const Button = ({ kind, ...rest }: ComponentProps<"button"> & { kind: keyof typeof buttonClasses }) => (
  <button type="submit" className={buttonClasses[kind]} {...rest} />
);

export const BackLink = ({ to, words, children }: { to: string; words: string; children?: ReactNode }) => (
  <p className="cluster between tools">
    <a href={to} className="back">
      <Icon name="back" />
      {words}
    </a>
    {children}
  </p>
);

export const Problem = ({ children, ...rest }: ComponentProps<"span">) => (
  <span className="problem" {...rest}>
    <Icon name="warning" />
    {children}
  </span>
);

interface FieldProps extends Pick<ComponentProps<"input">, "accept" | "dir" | "lang" | "type"> {
  id?: string;
  name: string;
  label: string;
  defaultValue?: string;
  required?: boolean;
  maxLength?: number;
  autoComplete?: string;
  hint?: string | undefined;
  problem?: string | undefined;
  rows?: number | undefined;
  wide?: boolean;
}

/** Screen readers announce the hint and the error with it. */
export function Field({ label, hint, problem, rows, wide, type = "text", accept, ...control }: FieldProps) {
  const { id = `field-${control.name}` } = control;
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  const shared = {
    ...control,
    id,
    className: "field",
    ...(described !== "" && { "aria-describedby": described }),
    ...(problem && { "aria-invalid": true }),
  };
  return (
    <div className={wide || rows ? "stack gap-1 wide" : "stack gap-1"}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span id={`${id}-hint`} className="soft small">
          {hint}
        </span>
      )}
      {rows ? <textarea rows={rows} {...shared} /> : <input type={type} accept={accept} {...shared} />}
      {problem && <Problem id={`${id}-problem`}>{problem}</Problem>}
    </div>
  );
}

export const Sheet = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="sheet stack gap-3 card">
    <h2>{title}</h2>
    {children}
  </section>
);

export const Facts = ({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className="facts stack gap-1">
    {facts.map(([label, value]) => (
      <Fragment key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </dl>
);
