import { useEffect, useRef } from "react";
import SearchBox from "#app/search/search-box.island.tsx";
import { Icon } from "#app/ui/icon.tsx";
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
    <dialog ref={dialog} className={styles.dialog} aria-label={words.title} onClose={onClose}>
      <div className={`${styles.inside} stack gap-2`}>
        <form method="dialog" className={`${styles.head} cluster`}>
          <h2 className="title-3">{words.title}</h2>
          <button type="submit" className="icon-button" aria-label={words.close}>
            <Icon name="close" />
          </button>
        </form>
        <SearchBox words={words} />
      </div>
    </dialog>
  );
}
