import type { ReactNode } from "react";
import { adminWords } from "#content/generated/admin.ts";
import type { DeskContext } from "../context.tsx";
import { Icon, Line } from "./elements.tsx";

/** What a list is asked for, as its address holds it. */
export interface Asked<Show extends string = string> {
  show: Show | "all";
  /** What is searched for. */
  text: string;
  /** The place after which the page begins, or null for the first one. */
  after: string | null;
}

/** Characters of a search: the longest email address has as many. */
const searchMaximum = 254;

/** @param shows the parts of the list */
export function askedOf<Show extends string = never>({ req: request }: DeskContext, shows: readonly Show[] = []) {
  const asked: Asked<Show> = {
    show: shows.find((name) => name === request.query("show")) ?? "all",
    // Postgres stores no text with a NUL.
    text: (request.query("q") ?? "").replaceAll("\0", "").trim().slice(0, searchMaximum),
    after: request.query("after") ?? null,
  };
  return asked;
}

export function listAddress(path: string, { show = "all", text = "", after = null }: Partial<Asked>): string {
  const parameters = { show: show === "all" ? "" : show, q: text, after: after ?? "" };
  const given = Object.entries(parameters).filter(([, value]) => value !== "");
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

interface ToolsProps {
  path: string;
  asked: Asked;
  searchLabel: string;
  /** The words of each part of the list. */
  shows?: Readonly<Record<string, string>>;
  showsLabel?: string;
}

/** Links to the parts of a list, and a search, which is a link like any other: sent by GET. */
export const ListTools = ({ path, asked: { show, text }, searchLabel, shows, showsLabel }: ToolsProps) => (
  <>
    {shows && (
      <nav className="cluster gap-2 filters" aria-label={showsLabel}>
        {Object.entries(shows).map(([name, words]) => (
          <a
            key={name}
            href={listAddress(path, { show: name, text })}
            aria-current={name === show ? "true" : undefined}
          >
            {words}
          </a>
        ))}
      </nav>
    )}
    <form method="get" action={path} role="search" className="search">
      {show !== "all" && <input type="hidden" name="show" value={show} />}
      <input
        type="search"
        name="q"
        aria-label={searchLabel}
        placeholder={searchLabel}
        defaultValue={text}
        className="field"
        maxLength={searchMaximum}
      />
      <button type="submit" className="button small">
        <Icon name="find" />
        <span>{adminWords.search}</span>
      </button>
      {text !== "" && (
        <a href={listAddress(path, { show })} className="clear">
          {adminWords.clear}
        </a>
      )}
    </form>
  </>
);

interface PagerProps {
  path: string;
  asked: Asked;
  /** The place after which the next page begins. */
  next: string | null;
  words: { first: string; more: string };
  children?: ReactNode;
}

/** Links to the first and the next page of a list. */
export const Pager = ({ path, asked, next, words, children }: PagerProps) => (
  <p className="cluster pager">
    {asked.after && <a href={listAddress(path, { ...asked, after: null })}>{words.first}</a>}
    {next && <a href={listAddress(path, { ...asked, after: next })}>{words.more}</a>}
    {children}
  </p>
);

interface ListProps extends ToolsProps {
  title: string;
  lead: string;
  /** What can be done beside the title. */
  actions?: ReactNode;
  /** What stands above the entries. */
  children?: ReactNode;
  /** Why there is nothing. */
  none: string;
  entries: readonly ReactNode[];
  /** What follows them. */
  end?: ReactNode;
}

/** A page with a list of names. */
export const List = ({ title, lead, actions, children, none, entries, end, ...tools }: ListProps) => (
  <div className="page stack gap-5">
    <header className="cluster title">
      <div>
        <h1>{title}</h1>
        <p className="soft">{lead}</p>
      </div>
      {actions}
    </header>
    <ListTools {...tools} />
    {children}
    {entries.length === 0 ? <p className="none">{none}</p> : <ul className="records card">{entries}</ul>}
    {end}
  </div>
);

/** An entry of a list: its name, and more about it. */
export const Entry = ({ to, name, children }: { to: string; name: string; children: ReactNode }) => (
  <li>
    <a href={to}>
      <b>
        <Line>{name}</Line>
      </b>
      {children}
    </a>
  </li>
);
