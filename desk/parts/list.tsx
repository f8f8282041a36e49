import type { ReactNode } from "react";
import pill from "#app/ui/pill.module.css";
import { SearchField } from "#app/ui/search-field.tsx";
import { adminWords } from "#content/generated/desk/admin.ts";
import type { DeskContext } from "../context.tsx";
import { SubmitButton } from "./elements.tsx";

export interface ListQuery<Show extends string = string> {
  show: Show | "all";
  text: string;
  after: string | null;
}

/** Length of the longest email address. */
const maxSearchLength = 254;

export function readListQuery<Show extends string = never>({ req: request }: DeskContext, shows: readonly Show[] = []) {
  const query: ListQuery<Show> = {
    show: shows.find((name) => name === request.query("show")) ?? "all",
    // Postgres text can't contain NUL characters.
    text: (request.query("q") ?? "").replaceAll("\0", "").trim().slice(0, maxSearchLength),
    after: request.query("after") ?? null,
  };
  return query;
}

export function listAddress(path: string, { show = "all", text = "", after = null }: Partial<ListQuery>): string {
  const parameters = { show: show === "all" ? "" : show, q: text, after: after ?? "" };
  const nonEmpty = Object.entries(parameters).filter(([, value]) => value !== "");
  return nonEmpty.length === 0 ? path : `${path}?${new URLSearchParams(nonEmpty)}`;
}

interface ToolsProps {
  path: string;
  query: ListQuery;
  searchLabel: string;
  shows?: Readonly<Record<string, string>>;
  showsLabel?: string;
}

/** Uses GET, so that searches can be linked. */
const ListTools = ({ path, query: { show, text }, searchLabel, shows, showsLabel }: ToolsProps) => (
  <>
    {shows && (
      <nav className="cluster gap-2" aria-label={showsLabel}>
        {Object.entries(shows).map(([name, words]) => (
          <a
            key={name}
            className={pill.pill}
            href={listAddress(path, { show: name, text })}
            aria-current={name === show ? "true" : undefined}
          >
            {words}
          </a>
        ))}
      </nav>
    )}
    <form method="get" action={path} role="search" className="cluster gap-2">
      {show !== "all" && <input type="hidden" name="show" value={show} />}
      <SearchField
        label={searchLabel}
        placeholder={searchLabel}
        name="q"
        defaultValue={text}
        maxLength={maxSearchLength}
      />
      <SubmitButton>{adminWords.search}</SubmitButton>
      {text !== "" && <a href={listAddress(path, { show })}>{adminWords.clear}</a>}
    </form>
  </>
);

interface PagerProps {
  path: string;
  query: ListQuery;
  next: string | null;
  words: { first: string; more: string };
  children?: ReactNode;
}

export const Pager = ({ path, query, next, words, children }: PagerProps) => (
  <p className="cluster">
    {query.after && <a href={listAddress(path, { ...query, after: null })}>{words.first}</a>}
    {next && <a href={listAddress(path, { ...query, after: next })}>{words.more}</a>}
    {children}
  </p>
);

interface ListProps extends ToolsProps {
  title: string;
  lead: string;
  actions?: ReactNode;
  children?: ReactNode;
  none: string;
  entries: readonly ReactNode[];
  end?: ReactNode;
}

export const List = ({ title, lead, actions, children, none, entries, end, ...tools }: ListProps) => (
  <div className="page stack gap-5">
    <header className="cluster between">
      <div>
        <h1>{title}</h1>
        <p className="soft">{lead}</p>
      </div>
      {actions}
    </header>
    <ListTools {...tools} />
    {children}
    {entries.length === 0 ? <p className="soft">{none}</p> : <ul className="rows">{entries}</ul>}
    {end}
  </div>
);
