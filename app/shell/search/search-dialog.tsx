import { useEffect, useRef } from "react";
import SearchBox from "#app/search/search-box.island.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { SearchData } from "#content/search-data.ts";
import styles from "./search-dialog.module.css";

export interface SearchDialogProps {
  words: SearchData["box"];
  onClose: () => void;
}

/** The search of the site, over the page. */
export default function SearchDialog({ words, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    // A press beside it closes it; so does a link, which may lead to another part of this page.
    element?.addEventListener("click", ({ target }) => {
      if (target === element || (target as Element).closest("a")) element.close();
    });
    element?.showModal();
    // In place of the first button.
    element?.querySelector("input")?.focus();
  }, []);
  return (
    <Dialog
      id="site-search"
      ref={dialog}
      title={words.title}
      closeLabel={words.close}
      className={styles.dialog}
      onClose={onClose}
    >
      <SearchBox words={words} />
    </Dialog>
  );
}
