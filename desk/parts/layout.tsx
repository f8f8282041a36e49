import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { adminFlashes, adminWords } from "#content/generated/desk/admin.ts";
import { site } from "#content/brand/site.ts";
import type { Flash } from "#server/admin/sessions.ts";
import { Form, QuietButton } from "./elements.tsx";

const sections = ["inbox", "case-studies", "platforms", "planned", "accounts", "subscribers", "health"] as const;
export type Section = (typeof sections)[number];

interface DocumentProps {
  title: string;
  stylesheet: string;
  children: ReactNode;
}

export const Document = ({ title, stylesheet, children }: DocumentProps) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{adminWords.title(title)}</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="stylesheet" href={stylesheet} />
    </head>
    <body>{children}</body>
  </html>
);

export const Logo = () => (
  <span className="row gap-2 title-3">
    <Icon name="lark" className="signal" />
    {site.name}
  </span>
);

export interface PageProps {
  title: string;
  section: Section;
  children: ReactNode;
}

interface Shell {
  stylesheet: string;
  operatorName: string;
  unread: number;
  flash: Flash | null;
}

export const Page = ({ title, section, children, stylesheet, operatorName, unread, flash }: PageProps & Shell) => (
  <Document title={title} stylesheet={stylesheet}>
    <a href="#main" className="skip">
      {adminWords.skip}
    </a>
    <header className="dusk head">
      <div className="wrap stack gap-2">
        <div className="cluster small">
          <a href="/inbox">
            <Logo />
          </a>
          <span className="soft">{adminWords.desk}</span>
          <Form action="/log-out" className="cluster gap-3">
            <bdi>{operatorName}</bdi>
            <QuietButton>{adminWords.logOut}</QuietButton>
          </Form>
        </div>
        <nav aria-label={adminWords.navigation}>
          <ul className="cluster gap-1 small">
            {sections.map((name) => (
              <li key={name}>
                <a href={`/${name}`} aria-current={name === section ? "page" : undefined}>
                  {adminWords.sections[name]}
                  {name === "inbox" && unread > 0 && (
                    <span className="count">
                      {unread > 999 ? "999+" : unread}
                      <span className="visually-hidden"> {adminWords.new}</span>
                    </span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
    <main id="main" tabIndex={-1} className="wrap">
      {flash && (
        <p className="card mint row gap-2" role="status">
          <Icon name="tick" />
          {toSentence(flash)}
        </p>
      )}
      {children}
    </main>
  </Document>
);

function toSentence({ key, count = 0 }: Flash): string {
  const words = adminFlashes[key];
  return typeof words === "string" ? words : words(count);
}
