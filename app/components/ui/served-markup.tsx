import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { symbolPrefix } from "#shared/page-names.ts";
import { linkOfPlainClick } from "#app/lib/navigation.ts";
import sprite from "#app/drawings/sprite.svg";

interface ServedMarkupProps {
  /** The element's id, unique on the page. */
  id: string;
  as?: "div" | "dialog";
  open?: boolean;
  className?: string | undefined;
  "aria-labelledby"?: string;
  /** Rendered only on the server; pass nothing in the browser (`import.meta.env.SSR && …`), so that its words stay out of the scripts. */
  children: ReactNode;
}

/**
 * A part that never changes. The browser keeps the markup that the server sent, so neither its components nor its words are in
 * the scripts. Only for parts without state that work natively: parts of the shell, and parts of a single page, which are empty
 * after a client-side navigation to that page. Its links navigate without a page load.
 */
export function ServedMarkup({ as: Tag = "div", children, ...attributes }: ServedMarkupProps) {
  const navigate = useNavigate();
  const [html] = useState(() => (import.meta.env.SSR ? "" : servedHtml(attributes.id)));
  if (import.meta.env.SSR) return <Tag {...attributes}>{children}</Tag>;

  const onClick = (event: MouseEvent) => {
    const link = event.defaultPrevented ? null : linkOfPlainClick(event);
    if (!link) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash, { viewTransition: true });
  };
  return <Tag {...attributes} onClick={onClick} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

const kept = new Map<string, string>();

/**
 * The markup that the server sent, also when an error mounts the shell again: then the page's own symbols (server/pages/passes/inline-
 * symbols.ts) are gone, and those of the file are used.
 */
function servedHtml(id: string): string {
  const html = kept.get(id) ?? markupOf(document, id);
  kept.set(id, html);
  return html;
}

function markupOf(page: Document, id: string): string {
  return page.getElementById(id)?.innerHTML.replaceAll(`"#${symbolPrefix}`, `"${sprite}#`) ?? "";
}

/** For a part of a single page: after a client-side navigation to that page, fetches the part from the served page. */
export function useFetchedMarkup(id: string): void {
  useEffect(() => {
    const place = document.getElementById(id);
    if (!place || place.firstChild) return;
    fetch(location.pathname)
      .then((response) => response.text())
      .then((text) => {
        // This page's content security policy would block the other page's styles and report them.
        const page = text.replace(/<style[^]*?<\/style>/g, "");
        const html = markupOf(new DOMParser().parseFromString(page, "text/html"), id);
        kept.set(id, html);
        place.innerHTML = html;
      })
      .catch(console.error);
  }, [id]);
}

/** Whether this document was served with the part: after a client-side navigation it was not. */
export function isServedMarkup(id: string): boolean {
  return kept.has(id) || document.getElementById(id)?.firstChild != null;
}
