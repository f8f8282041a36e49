import { useEffect, useRef, useState } from "react";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { writeAddress } from "#app/browser/write-address.ts";
import { Button } from "#app/ui/button.tsx";
import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import type { SearchDocument } from "#content/search-data.ts";
import type { Found } from "./find.ts";
import styles from "./search-box.module.css";

interface SearchBoxProps {
  words: { readonly label: string; readonly placeholder: string; readonly submit: string };
  /** The only kind that is looked for. */
  only?: SearchDocument["kind"];
  /** What the server found for the address; the address follows what is typed then. */
  served?: { readonly query: string; readonly found: Found | null };
}

/** Fetched when somebody searches. */
const searching = () => Promise.all([import("./load-search.ts"), import("./find.ts")]);

/** A field and what it finds, as it is typed. Without scripts, and by Enter, its form opens the page of the search. */
export default function SearchBox({ words, only, served }: SearchBoxProps) {
  const settings = usePublicSettings();
  const [query, setQuery] = useState(served?.query ?? "");
  const [found, setFound] = useState<Found | null>(served?.found ?? null);
  const region = useRef<HTMLElement>(null);
  const latest = useRef("");
  useEffect(() => {
    region.current?.addEventListener("keydown", moveByArrows);
    // In the bar's dialog each search begins anew.
    region.current?.closest("dialog")?.addEventListener("close", () => {
      setQuery("");
      setFound(null);
    });
  }, []);
  const onSearch = async (text: string) => {
    const wanted = text.trim();
    latest.current = wanted;
    setQuery(text);
    if (served) writeAddress({ own: { names: ["q"], query: wanted && `${new URLSearchParams({ q: wanted })}` } });
    if (wanted === "") return setFound(null);
    try {
      const [{ loadSite }, { find }] = await searching();
      const { search, data } = await loadSite(settings);
      if (latest.current === wanted) setFound(find(wanted, search, data, only));
    } catch (error) {
      // The form still works.
      console.error(error);
    }
  };
  return (
    <search ref={region} className={`${styles.search} stack gap-3`}>
      <form action="/search" className={`${styles.form} screen-only`}>
        <SearchField
          name="q"
          label={words.label}
          placeholder={words.placeholder}
          value={query}
          onSearch={onSearch}
          maxLength={200}
          enterKeyHint="search"
        />
        <Button type="submit">{words.submit}</Button>
      </form>
      <p role="status" className="small">
        {found?.status}
      </p>
      {found && found.results.length > 0 && (
        <ol className="rows">
          {found.results.map(({ to, kind, title, text, newTab }) => (
            <li key={`${kind} ${to}`}>
              <p className="label soft">{kind}</p>
              {newTab ? (
                <NewTabLink href={to} note={newTab}>
                  {title}
                </NewTabLink>
              ) : (
                <a href={to}>{title}</a>
              )}
              <p className="small soft">{text}</p>
            </li>
          ))}
        </ol>
      )}
    </search>
  );
}

/** The arrows go from the field through the results and back. */
function moveByArrows(this: HTMLElement, event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...this.querySelectorAll<HTMLElement>("input, ol a")];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
