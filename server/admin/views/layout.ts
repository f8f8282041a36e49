import { createElement as h, type ReactElement, type ReactNode } from "react";
import { adminNotices, adminWords } from "#content/generated/admin.ts";
import { site } from "#content/site.ts";
import type { Notice } from "../data/sessions.ts";
import { button, form, icon, lark, link } from "./elements.ts";

const sections = ["inbox", "case-studies", "platforms", "accounts", "subscribers", "health"] as const;
export type Section = (typeof sections)[number];

interface DocumentProps {
  title: string;
  stylesheet: string;
  children: ReactNode;
  /** Which of two panes a narrow window shows. */
  view?: string | undefined;
}

/** A whole HTML document, without the parts that all pages of the desk share. */
export function documentOf({ title, stylesheet, children, view }: DocumentProps): ReactElement {
  return h(
    "html",
    { lang: site.language },
    h(
      "head",
      null,
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("title", null, adminWords.title(title)),
      h("link", { rel: "icon", href: "/lark.svg", type: "image/svg+xml" }),
      h("link", { rel: "stylesheet", href: stylesheet }),
    ),
    h("body", { "data-view": view }, children),
  );
}

export interface Shell {
  stylesheet: string;
  formToken: string;
  operatorName: string;
  unread: number;
  notice: Notice | null;
}

interface PageProps extends Shell {
  title: string;
  section: Section;
  view?: string | undefined;
  children: ReactNode;
}

/** A page of the desk for an operator who is logged in. */
export function pageOf({ title, section, view, children, ...shell }: PageProps): ReactElement {
  return documentOf({
    title,
    view,
    stylesheet: shell.stylesheet,
    children: h(
      "div",
      { className: "desk" },
      link("#main", adminWords.skip, { className: "skip" }),
      h(
        "header",
        { className: "side on-dark" },
        h(
          "div",
          { className: "top" },
          h("a", { className: "logo", href: "/inbox" }, lark(), site.name),
          h("p", { className: "where" }, adminWords.desk),
        ),
        h(
          "nav",
          { "aria-label": adminWords.navigation },
          h("ul", null, ...sections.map((name) => entryOf(name, section, shell.unread))),
        ),
        h(
          "div",
          { className: "end" },
          h("bdi", null, shell.operatorName),
          h("span", null, adminWords.operator),
          form({ action: "/log-out", formToken: shell.formToken }, button("quiet", adminWords.logOut)),
        ),
      ),
      h("main", { id: "main", tabIndex: -1 }, noticeOf(shell.notice), children),
    ),
  });
}

function entryOf(name: Section, current: Section, unread: number): ReactElement {
  return h(
    "li",
    { key: name },
    h(
      "a",
      { href: `/${name}`, "aria-current": name === current ? "page" : undefined },
      icon(name),
      h("span", null, adminWords.sections[name]),
      name === "inbox" &&
        unread > 0 &&
        h(
          "span",
          { className: "n" },
          unread > 999 ? "999+" : unread,
          h("span", { className: "visually-hidden" }, ` ${adminWords.new}`),
        ),
    ),
  );
}

function noticeOf(notice: Notice | null): ReactElement | null {
  if (!notice) return null;
  const words = adminNotices[notice.key];
  return h(
    "p",
    { className: "notice", role: "status" },
    icon("tick"),
    typeof words === "string" ? words : words(notice.count ?? 0),
  );
}
