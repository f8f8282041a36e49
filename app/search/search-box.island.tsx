import { localizedPath } from "#app/browser/localized-path.ts";
import { useEffect, useRef, useState } from "react";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { writeAddress } from "#app/browser/write-address.ts";
import { Button } from "#app/ui/button.tsx";
import { HeadPrint } from "#app/ui/head-print.tsx";
import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import { PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { getRecordText } from "#content/record-text.ts";
import { searchPage } from "#words/pages/search.ts";
import { answersBox, searchBox } from "#words/search.ts";
import type { Found } from "./find.ts";
import styles from "./search-box.module.css";

interface SearchBoxProps {
  only?: "answer";
  /** Results that the server rendered on the search page. That page's heading and address are updated with the input. */
  served?: { readonly query: string; readonly found: Found | null; readonly drawing: string };
}

const searching = () => Promise.all([import("./load-search.ts"), import("./find.ts")]);

/** Enter opens the search page, as the form does without scripts. */
export default function SearchBox({ only, served }: SearchBoxProps) {
  const words = only === "answer" ? answersBox : searchBox;
  const settings = usePublicSettings();
  const [query, setQuery] = useState(served?.query ?? "");
  const [found, setFound] = useState<Found | null>(served?.found ?? null);
  const region = useRef<HTMLElement>(null);
  const latest = useRef("");
  useEffect(() => {
    region.current?.addEventListener("keydown", moveByArrows);
    // Each search in the dialog starts empty.
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
      const search = await loadSite(settings);
      if (latest.current === wanted) setFound(find(wanted, search, only));
    } catch (error) {
      console.error(error);
    }
  };
  const searchForm = (
    <form action={localizedPath("/search")} className={`${styles.form} screen-only`}>
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
  );
  const searchResults = (
    <>
      <p role="status" className="small" data-nothing-found={found?.results.length === 0 ? "" : undefined}>
        {found?.status}
      </p>
      <Results results={found?.results ?? []} />
    </>
  );
  return (
    <search ref={region} className={served ? undefined : "stack gap-3"}>
      {served ? (
        <>
          <PageHead size="tool" stock="sky" art={<HeadPrint ink="plum" src={served.drawing} alt="" />}>
            <PageTitle name={searchPage.title}>
              {query.trim() ? searchPage.headingOf(query.trim()) : searchPage.heading}
            </PageTitle>
            {searchForm}
          </PageHead>
          <div className={found ? `wrap stack gap-4 ${styles.found}` : "visually-hidden"}>{searchResults}</div>
        </>
      ) : (
        <>
          {searchForm}
          {searchResults}
        </>
      )}
    </search>
  );
}

function Results({ results }: Pick<Found, "results">) {
  return (
    <div className={`${styles.results} stack gap-6`}>
      {[...Map.groupBy(results, ({ kind }) => kind)].map(([kind, group]) => (
        <section key={kind}>
          <h2 className="title-3 cluster between">
            <span>{kind}</span> <span className="small soft">{group.length}</span>
          </h2>
          <ol className="rows fill gap-5">
            {group.map(({ to, title, text, newTab, isEnglish }) => (
              <li key={to} className="stack gap-2" {...getRecordText({ isTranslated: !isEnglish })}>
                {newTab ? (
                  <NewTabLink href={localizedPath(to)} note={newTab}>
                    <Marked parts={title} />
                  </NewTabLink>
                ) : (
                  <a href={localizedPath(to)}>
                    <Marked parts={title} />
                  </a>
                )}
                <p className="soft">
                  <Marked parts={text} />
                </p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Marked({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}

function moveByArrows(this: HTMLElement, event: KeyboardEvent): void {
  // Input methods use these keys to select candidates.
  const step = !event.isComposing && { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...this.querySelectorAll<HTMLElement>("input, ol a")];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
