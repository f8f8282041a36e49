import type { ReactNode } from "react";
import { adminNotices, adminWords } from "#content/generated/desk/admin.ts";
import { site } from "#content/brand/site.ts";
import type { Notice } from "#server/admin/sessions.ts";
import { Button, Form, Icon, Lark } from "./elements.tsx";

const sections = ["inbox", "case-studies", "platforms", "planned", "accounts", "subscribers", "health"] as const;
export type Section = (typeof sections)[number];

interface DocumentProps {
  title: string;
  stylesheet: string;
  children: ReactNode;
  view?: "list" | "message" | undefined;
}

export const Document = ({ title, stylesheet, children, view }: DocumentProps) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{adminWords.title(title)}</title>
      <link rel="icon" href="/lark.svg" type="image/svg+xml" />
      <link rel="stylesheet" href={stylesheet} />
    </head>
    <body data-view={view}>{children}</body>
  </html>
);

export interface PageProps {
  title: string;
  section: Section;
  view?: DocumentProps["view"];
  children: ReactNode;
}

interface Shell {
  stylesheet: string;
  operatorName: string;
  unread: number;
  notice: Notice | null;
}

export const Page = ({
  title,
  section,
  view,
  children,
  stylesheet,
  operatorName,
  unread,
  notice,
}: PageProps & Shell) => (
  <Document title={title} view={view} stylesheet={stylesheet}>
    <div className="desk">
      <a href="#main" className="skip">
        {adminWords.skip}
      </a>
      <header className="side on-dark">
        <div className="top">
          <a className="row logo" href="/inbox">
            <Lark />
            {site.name}
          </a>
          <p className="where">{adminWords.desk}</p>
        </div>
        <nav aria-label={adminWords.navigation}>
          <ul className="stack gap-1">
            {sections.map((name) => (
              <li key={name}>
                <a href={`/${name}`} aria-current={name === section ? "page" : undefined}>
                  <Icon name={name} />
                  <span>{adminWords.sections[name]}</span>
                  {name === "inbox" && unread > 0 && (
                    <span className="n">
                      {unread > 999 ? "999+" : unread}
                      <span className="visually-hidden"> {adminWords.new}</span>
                    </span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="end">
          <bdi>{operatorName}</bdi>
          <span>{adminWords.operator}</span>
          <Form action="/log-out">
            <Button kind="quiet">{adminWords.logOut}</Button>
          </Form>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {notice && (
          <p className="row notice" role="status">
            <Icon name="tick" />
            {toSentence(notice)}
          </p>
        )}
        {children}
      </main>
    </div>
  </Document>
);

function toSentence({ key, count = 0 }: Notice): string {
  const words = adminNotices[key];
  return typeof words === "string" ? words : words(count);
}
