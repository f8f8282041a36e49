import { useRef, useState } from "react";
import { SearchField } from "#app/ui/search-field.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import type { help } from "#content/pages/help.ts";
import { findAnswers } from "./find-answers.ts";
import styles from "./help-desk.module.css";

/** Hides the questions of the page that do not hold every word of the search. Few answers open at once. */
export default function HelpSearch({ words }: { words: typeof help.search }) {
  const region = useRef<HTMLElement>(null);
  const [search, setSearch] = useState("");
  const [count, setCount] = useState(0);
  const onSearch = (text: string) => {
    setSearch(text);
    const page = region.current?.closest("main");
    if (page) setCount(findAnswers(page, text));
  };
  const isSearching = search.trim() !== "";
  return (
    <search ref={region} className={styles.search}>
      <SearchField label={words.search} placeholder={words.placeholder} value={search} onSearch={onSearch} />
      <p role="status">{isSearching && (count > 0 ? words.found(count) : words.none)}</p>
      {isSearching && count === 0 && <TextButton onClick={() => onSearch("")}>{words.clear}</TextButton>}
    </search>
  );
}
