import { type MouseEvent, type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { linkOfPlainClick } from "#app/lib/plain-click.ts";
import sprite from "#app/drawings/sprite.svg";

interface ServedMarkupProps {
  /** Names the element for as long as the page lives. */
  id: string;
  as?: "div" | "dialog";
  open?: boolean;
  className?: string | undefined;
  "aria-labelledby"?: string;
  /** Rendered on the server alone; pass nothing in the browser (`import.meta.env.SSR && …`), so that its words stay out of the scripts. */
  children: ReactNode;
}

/**
 * A part that never changes. The browser keeps the markup that the server sent, so neither its components nor its words are in
 * the scripts. Only for what holds no state and works natively: parts of the shell, and what one page alone is served (after a
 * navigation within the page it is empty). Its links lead on within the page.
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
 * What the server sent, also when a fault mounts the shell anew: then the page's own symbols (server/pages/passes/inline-symbols.ts) are
 * gone, the file's are not.
 */
function servedHtml(id: string): string {
  const served = kept.get(id) ?? document.getElementById(id)?.innerHTML ?? "";
  const html = served.replaceAll('"#symbol-', `"${sprite}#`);
  kept.set(id, html);
  return html;
}
