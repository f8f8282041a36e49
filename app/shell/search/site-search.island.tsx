import { type ComponentType, type MouseEvent, useState } from "react";
import { isPlainPress } from "#app/browser/plain-press.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { SearchDialogProps } from "./search-dialog.tsx";

/** Fetched when somebody searches, with its words. */
const opening = () => Promise.all([import("./search-dialog.tsx"), import("#app/search/load-search.ts")]);

/** The bar’s search: a link to the page of the search, which is opened over this page instead. Its keys: search-keys.enhance.ts. */
export default function SiteSearch({ label }: { label: string }) {
  const settings = usePublicSettings();
  const [opened, setOpened] = useState<{
    Dialog: ComponentType<SearchDialogProps>;
    words: SearchDialogProps["words"];
  }>();
  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainPress(event.nativeEvent)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const [{ default: Dialog }, { loadAnswers }] = await opening();
      const { data } = await loadAnswers(settings);
      setOpened({ Dialog, words: data.box });
    } catch (error) {
      console.error(error);
      location.assign(href);
    }
  };
  return (
    <>
      <a
        href="/search"
        aria-label={label}
        aria-keyshortcuts="/ Control+K Meta+K"
        data-waits=""
        className="icon-button"
        onClick={open}
      >
        <Icon name="find" />
      </a>
      {opened && <opened.Dialog words={opened.words} onClose={() => setOpened(undefined)} />}
    </>
  );
}
