// First, because base.css declares the order of the cascade layers.
import "#app/styles/base.css";

import type { ReactNode } from "react";
import { Links, Meta, Outlet, type UIMatch, useLocation, useMatches } from "react-router";
import { Island } from "#app/browser/island.tsx";
import { Footer } from "#app/shell/footer.tsx";
import { TopBar } from "#app/shell/top-bar.tsx";
import { ServerFault } from "#app/shell/error-pages/error-pages.tsx";
import { logInWords, noticeWords, signUpWords } from "#app/shell/auth/auth-words.ts";
import LogIn from "#app/shell/auth/log-in.island.tsx";
import SignUp from "#app/shell/auth/sign-up.island.tsx";
import SignUpNotice from "#app/shell/auth/sign-up-notice.island.tsx";
import Chat from "#app/shell/chat/chat.island.tsx";
import { chatWords } from "#app/shell/chat/chat-words.ts";
import { CookieNotice } from "#app/shell/consent/cookie-notice.tsx";
import start from "#app/browser/start.ts?inline-script";
import { elementIds, lateMedia } from "#shared/page-names.ts";
import { usePageContext } from "#app/browser/page-context.ts";
import { useProfile, usePublicSettings } from "#app/browser/public-settings.tsx";
import type { RouteHandle } from "./route-handle.ts";
import { cardSize } from "./meta.ts";
import { siteWords } from "#content/generated/site.ts";
import { layout } from "#content/generated/layout.ts";
import { site } from "#content/site.ts";
import webFonts from "#app/styles/web-fonts.css?inline";
import styles from "./root.module.css";

/** The page covers the area beside a notch, which `env(safe-area-inset-*)` keeps clear; an on-screen keyboard resizes the page. */
const viewport = "width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={viewport} />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <Start />
        <Meta />
        <SharedMeta />
        <WebFonts />
        <Links />
      </head>
      <body>
        <Shell>{children}</Shell>
        <SettingsBlock />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** D7: the page of a server error, within the site's shell. Unknown addresses have a route of their own. */
export function ErrorBoundary() {
  return <ServerFault />;
}

/** Everything around a page's own content. */
function Shell({ children }: { children: ReactNode }) {
  const settings = usePublicSettings();
  const profile = useProfile();
  return (
    <>
      <a href="#main" className={styles.skip}>
        {layout.skipLink}
      </a>
      {/* Early in the tab order: it lies over the page. */}
      <CookieNotice />
      <TopBar />
      <Island name="sign-up-notice" part={SignUpNotice} props={{ words: noticeWords }} now={["session"]} />
      <p className={styles.offline} role="status" hidden data-enhance="offline-links" data-offline={layout.offline} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Island name="chat" part={Chat} props={{ words: chatWords }} now={["chat"]} />
      <Island name="log-in" part={LogIn} props={{ words: logInWords(settings, profile) }} />
      <Island name="sign-up" part={SignUp} props={{ words: signUpWords(settings) }} />
    </>
  );
}

/** What a shared link and a search engine need on every page; the page's own title and description come from its `meta`. */
function SharedMeta() {
  const { siteUrl } = usePublicSettings();
  const { pathname, search } = useLocation();
  // A further page of a list is a page of its own; no other query makes one.
  const address = siteUrl + pathname + (/^\?page=\d+$/.test(search) ? search : "");
  const matches = useMatches() as UIMatch<unknown, RouteHandle | undefined>[];
  const { noindex, ownHead } = matches.at(-1)?.handle ?? {};
  if (ownHead) return null;
  return (
    <>
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:url" content={address} />
          <meta property="og:image" content={`${siteUrl}/og/${cardName(pathname)}.png`} />
          <meta property="og:image:width" content={cardSize.width} />
          <meta property="og:image:height" content={cardSize.height} />
          <meta property="og:image:alt" content={siteWords.card} />
        </>
      )}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content="website" />
    </>
  );
}

/** Each page has a card of its own in public/og, named after its path. */
function cardName(pathname: string): string {
  return pathname === "/" ? "home" : pathname.slice(1).replaceAll("/", "-");
}

/** Applied after the first paint, which they would delay (start.ts); without scripts, at once. */
function WebFonts() {
  return <style media={lateMedia} dangerouslySetInnerHTML={{ __html: webFonts }} />;
}

/** A constant script of every page. Its attributes name the script of the islands, and the sentence for one that can't be loaded. */
function Start() {
  const { script } = usePageContext();
  return <script data-islands={script} data-failed={layout.islandFailed} dangerouslySetInnerHTML={{ __html: start }} />;
}

/** For the islands. */
function SettingsBlock() {
  const json = JSON.stringify(usePublicSettings()).replaceAll("<", "\\u003c");
  return <script type="application/json" id={elementIds.publicSettings} dangerouslySetInnerHTML={{ __html: json }} />;
}
