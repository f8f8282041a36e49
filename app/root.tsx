// First, because base.css declares the order of the cascade layers.
import "#app/styles/base.css";

import { type ReactNode, useState } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type UIMatch, useLocation, useMatches } from "react-router";
import { FooterBoard, FooterBrand } from "#app/components/layout/footer-parts.served.tsx";
import { Footer } from "#app/components/layout/footer.tsx";
import { NoticeBar } from "#app/components/layout/notice-bar.tsx";
import { TopBar } from "#app/components/layout/top-bar.tsx";
import { ServerFault } from "#app/components/sections/server-fault/server-fault.tsx";
import { BarAction, LogInButton } from "#app/features/auth/bar-actions.tsx";
import { LogInDialog } from "#app/features/auth/log-in-dialog.tsx";
import { SessionProvider } from "#app/features/auth/session.tsx";
import { SessionStatus } from "#app/features/auth/session-status.tsx";
import { SignUpDialog } from "#app/features/auth/sign-up-dialog.tsx";
import { AskButton } from "#app/features/chat/ask-button.served.tsx";
import { ChatPanel } from "#app/features/chat/chat-panel.tsx";
import { CookieChoicesButton } from "#app/features/consent/cookie-choices-button.tsx";
import { CookieLabel } from "#app/features/consent/cookie-label.tsx";
import { MainMenu } from "#app/features/navigation/main-menu.tsx";
import { RouteAnnouncer } from "#app/features/navigation/route-announcer.tsx";
import { SubscribeForms } from "#app/features/subscribe/subscribe-form.tsx";
import { ThemeSwitch } from "#app/features/theme/theme-switch.tsx";
import earlyLoader from "#app/early/early-loader.ts?inline-script";
import olderBrowsers from "#app/early/older-browsers.ts?inline-script";
import { elementIds, lateMedia } from "#shared/page-names.ts";
import { useProfile, usePublicSettings } from "#app/lib/public-settings.tsx";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { signUpDialog } from "#content/generated/dialogs.ts";
import { drawingAlt } from "#content/drawings.ts";
import { cardSize } from "#app/lib/meta.ts";
import { siteWords } from "#content/generated/site.ts";
import { footerGroups, liveFooterGroups, socialLabel } from "#content/footer-links.ts";
import { footer, layout } from "#content/generated/layout.ts";
import { legalLinks } from "#content/navigation.ts";
import { serverError } from "#content/generated/pages/server-error.ts";
import { site, socialLinks } from "#content/site.ts";
import webFonts from "#app/styles/web-fonts.css?inline";
import styles from "./root.module.css";

/** The page covers the area beside a notch, which `env(safe-area-inset-*)` keeps clear; an on-screen keyboard resizes the page. */
const viewport = "width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={site.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={viewport} />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <InlineScript text={import.meta.env.SSR ? earlyLoader : ""} />
        <Meta />
        <SharedMeta />
        <WebFonts />
        <Links />
      </head>
      <body>
        <Shell>{children}</Shell>
        <InlineScript text={import.meta.env.SSR ? olderBrowsers : ""} />
        <SettingsBlock />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** D7: the page of a server error, within the site's shell. Unknown addresses have a route of their own. */
export function ErrorBoundary() {
  return <ServerFault copy={serverError} artAlt={drawingAlt["misc/dropped-mailbag"]} />;
}

/** Everything around a page's own content. It stays mounted across navigations and errors. */
function Shell({ children }: { children: ReactNode }) {
  const [signedUp, setSignedUp] = useState(false);
  return (
    <SessionProvider>
      <a href="#main" className={styles.skip}>
        {layout.skipLink}
      </a>
      <TopBar
        words={{ siteName: site.name, homeLink: layout.homeLink, menu: layout.menu.open }}
        menu={
          <MainMenu>
            <ThemeSwitch />
            <LogInButton />
          </MainMenu>
        }
        action={<BarAction />}
        status={signedUp ? null : <SessionStatus />}
      />
      <NoticeBar
        message={signedUp ? signUpDialog.alerts.success : null}
        postmark={signUpDialog.alerts.postmark}
        dismissLabel={layout.dismiss}
        onDismiss={() => setSignedUp(false)}
      >
        <SessionStatus />
      </NoticeBar>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <RouteAnnouncer />
      <CookieLabel />
      <ChatPanel />
      <LogInDialog />
      <SignUpDialog onSignedUp={() => setSignedUp(true)} />
    </SessionProvider>
  );
}

function SiteFooter() {
  return (
    <Footer
      words={{ legalLabel: footer.legalLabel, copyright: siteWords.copyright, note: footer.priceNote }}
      brand={
        import.meta.env.SSR && (
          <FooterBrand
            words={{ siteName: site.name, homeLink: layout.homeLink, strap: siteWords.strap }}
            socialLinks={socialLinks}
            socialLabel={socialLabel}
            ask={<AskButton />}
          />
        )
      }
      board={import.meta.env.SSR && <LinkBoard />}
      legalLinks={Object.values(legalLinks)}
      forms={<SubscribeForms />}
      legalExtra={<CookieChoicesButton />}
    />
  );
}

/** Rendered on the server alone. */
function LinkBoard() {
  const { accountScreens } = useProfile();
  return <FooterBoard groups={accountScreens ? liveFooterGroups : footerGroups} />;
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

/** Applied after the first paint, which they would delay (early-loader.ts); without scripts, at once. */
function WebFonts() {
  const faces = import.meta.env.SSR ? webFonts : "";
  return <style media={lateMedia} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: faces }} />;
}

/** A constant script of every page; its text stays out of the browser bundle. */
function InlineScript({ text }: { text: string }) {
  return <script data-early="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

function SettingsBlock() {
  const json = JSON.stringify(usePublicSettings()).replaceAll("<", "\\u003c");
  return <script type="application/json" id={elementIds.publicSettings} dangerouslySetInnerHTML={{ __html: json }} />;
}
