import { createElement as h, type ReactElement, type ReactNode } from "react";
import { site } from "#content/site.ts";

/** Paths within 32 by 32, drawn as lines. */
const iconPaths = {
  inbox: "M4.5 17 8 6h16l3.5 11v9.5h-23zM4.5 17h7l1.5 4h6l1.500-4h7",
  "case-studies": "M3.5 7h25v18.5h-25zM17 7v18.5M20.5 15.5h5M20.5 19.5h5M22 9.8h3.5v2.5H22z",
  platforms:
    "M16 4.5a11.500 11.500 0 1 0 0 23 11.500 11.500 0 0 0 0-23ZM4.5 16h23M16 4.500c-7 6-7 17 0 23M16 4.500c7 6 7 17 0 23",
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

/** A decorative icon: the text beside it says the same. */
export function icon(name: IconName): ReactElement {
  return h("svg", { className: "i", viewBox: "0 0 32 32", "aria-hidden": true }, h("path", { d: iconPaths[name] }));
}

/** The logo. */
export function lark(): ReactElement {
  return h("img", { className: "lark", src: "/lark.svg", alt: "", width: 28, height: 28 });
}

/** Characters that reorder all text after them; the direction marks used in Arabic and Hebrew text are not included. */
const reordering = /[\u202a-\u202e\u2066-\u2069]/g;
const unprintable = /[^\P{Cc}\t\n\r]/gu;

/** A visitor's text, with U+FFFD in place of each character that would hide or reorder other text. */
export function visible(text: string): string {
  return text.replaceAll(reordering, "\ufffd").replaceAll(unprintable, "\ufffd");
}

/** One line of a visitor's text, isolated so that it can't reorder the text around it. */
export function line(text: string, className?: string): ReactElement {
  return h("bdi", { className }, visible(text));
}

/** Text that a visitor wrote, in its own paragraphs. Nothing in it is a link. */
export function paragraphs(text: string): ReactElement[] {
  return visible(text)
    .split(/(?:\r?\n){2,}/)
    .filter((part) => part.trim() !== "")
    .map((part, index) => h("p", { key: index, dir: "auto", className: "said" }, part));
}

/** Whether mail programs read the text as one address and people can't mistake it for another. */
export function isPlainAddress(email: string): boolean {
  return /^[\w.+'-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(email);
}

/** The address, as a mailto link if it is plain. */
export function mailLink(email: string): ReactElement {
  return isPlainAddress(email) ? h("a", { href: `mailto:${encodeURIComponent(email)}` }, line(email)) : line(email);
}

const format = new Intl.DateTimeFormat(site.locale, {
  timeZone: "UTC",
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** "Nov 20, 2026, 09:12", in UTC. */
export const moment = (date: Date): string => format.format(date);

export function timeElement(date: Date): ReactElement {
  return h("time", { dateTime: date.toISOString() }, moment(date));
}

const short = new Intl.DateTimeFormat(site.locale, { timeZone: "UTC", month: "short", day: "numeric" });

/** A short form: the time if it is today, else the day. */
export function shortTimeElement(date: Date, now = new Date()): ReactElement {
  const isToday = date.toISOString().slice(0, 10) === now.toISOString().slice(0, 10);
  const isThisYear = date.getUTCFullYear() === now.getUTCFullYear();
  const text = isToday
    ? date.toISOString().slice(11, 16)
    : `${short.format(date)}${isThisYear ? "" : `, ${date.getUTCFullYear()}`}`;
  return h("time", { dateTime: date.toISOString() }, text);
}

/** A form of the desk: sent by POST, with the session's token. */
export function form(
  { action, formToken, ...rest }: { action: string; formToken: string; className?: string; encType?: string },
  ...children: ReactNode[]
): ReactElement {
  return h(
    "form",
    { method: "post", action, ...rest },
    h("input", { type: "hidden", name: "form", value: formToken }),
    ...children,
  );
}

type ButtonKind = "primary" | "plain" | "quiet";

export function button(kind: ButtonKind, text: ReactNode, rest: Record<string, string> = {}): ReactElement {
  const className = kind === "primary" ? "button primary perforated" : kind === "plain" ? "button" : "quiet";
  return h("button", { type: "submit", className, ...rest }, text);
}

export function link(to: string, text: ReactNode, rest: Record<string, string> = {}): ReactElement {
  return h("a", { href: to, ...rest }, text);
}

/** The way back to a list, and beside it `further` ones. */
export function backLink(to: string, words: string, further?: ReactNode): ReactElement {
  return h("p", { className: "tools" }, h("a", { href: to, className: "back" }, icon("back"), words), further);
}

interface FieldProps {
  name: string;
  label: string;
  value: string;
  hint?: string | undefined;
  /** What is wrong with the value. */
  problem?: string | undefined;
  long?: boolean;
  wide?: boolean;
}

/** A labeled field with its hint and its error, which screen readers read with it. */
export function field({ name, label, value, hint, problem, long, wide }: FieldProps): ReactElement {
  const id = `field-${name}`;
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  const shared = {
    id,
    name,
    className: "field",
    defaultValue: value,
    ...(described !== "" && { "aria-describedby": described }),
    ...(problem && { "aria-invalid": true }),
  };
  return h(
    "div",
    { className: wide || long ? "labelled wide" : "labelled" },
    h("label", { htmlFor: id }, label),
    hint && h("span", { id: `${id}-hint`, className: "hint" }, hint),
    long ? h("textarea", { rows: 5, ...shared }) : h("input", { type: "text", ...shared }),
    problem && h("span", { id: `${id}-problem`, className: "problem" }, icon("warning"), problem),
  );
}

/** Characters of a search: the longest email address has as many. */
export const searchMaximum = 254;

interface SearchProps {
  action: string;
  label: string;
  submit: string;
  clear: string;
  value: string;
  /** Further parameters that the search keeps. */
  kept?: Record<string, string>;
}

/** A search, which is a link like any other: sent by GET. */
export function search({ action, label, submit, clear, value, kept = {} }: SearchProps): ReactElement {
  return h(
    "form",
    { method: "get", action, role: "search", className: "search" },
    ...Object.entries(kept).map(([name, text]) => h("input", { key: name, type: "hidden", name, value: text })),
    h("input", {
      type: "search",
      name: "q",
      "aria-label": label,
      placeholder: label,
      defaultValue: value,
      className: "field",
      maxLength: searchMaximum,
    }),
    h("button", { type: "submit", className: "button small" }, icon("find"), h("span", null, submit)),
    value !== "" && link(`${action}${addressQuery(kept)}`, clear, { className: "clear" }),
  );
}

/** `?a=1&b=2` of those that are not empty, or nothing. */
export function addressQuery(parameters: Record<string, string | null>): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}
