// Must be first, because base.css declares the order of the cascade layers.
import "#app/styles/base.css";
import "#app/styles/print.late.css";

import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, useRouteError, useRouteLoaderData } from "react-router";
import { InlineScript } from "#app/browser/inline-script.tsx";
import { Island } from "#app/browser/island.tsx";
import { Footer } from "#app/shell/footer.tsx";
import { TopBar } from "#app/shell/top-bar.tsx";
import { ServerFault } from "#app/shell/error-pages/error-pages.tsx";
import { NotFound } from "#app/shell/error-pages/not-found.tsx";
import LogIn from "#app/shell/auth/log-in.island.tsx";
import SignUp from "#app/shell/auth/sign-up.island.tsx";
import SignUpNotice, { wakes as signUpNoticeWakes } from "#app/shell/auth/sign-up-notice.island.tsx";
import Chat, { wakes as chatWakes } from "#app/shell/chat/chat.island.tsx";
import { Analytics } from "#app/shell/analytics/analytics.tsx";
import { InlinedSymbols } from "#app/ui/icon.tsx";
import { CookieNotice } from "#app/shell/consent/cookie-notice.tsx";
import start from "#app/browser/start.ts?worker&url";
import { publicSettingsId } from "#shared/public-settings.ts";
import { lateMedia, lateSheetName } from "#shared/late-styles.ts";
import { useInlinedFiles } from "#app/browser/inlined-files.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { loadShell, pageMeta } from "./meta.ts";
import { layout } from "#words/layout.ts";
import { notFound } from "#words/pages/not-found.ts";
import { serverError } from "#words/pages/server-error.ts";
import { language } from "#words/language.ts";
import arabic from "#app/styles/arabic.css?inline";
import webFonts from "#app/styles/web-fonts.css?inline";
import arabicFonts from "#app/styles/web-fonts-arabic.css?inline";
import latinFonts from "#app/styles/web-fonts-latin.css?inline";
import type { Route } from "./+types/root";
import styles from "./root.module.css";

export const loader = loadShell;

const isArabic = new Intl.Locale(language.locale).maximize().script === "Arab";
const further = isArabic ? arabicFonts : latinFonts;

const languageFonts = language.code === "en" ? webFonts : webFonts + further;

const scriptStyles = isArabic ? arabic : null;

/** Used only if a page's loader or render fails, because all pages define their own. */
export const meta = (args: Route.MetaArgs) =>
  args.error == null ? [] : pageMeta(args, isUnknown(args.error) ? notFound : serverError);

/** The page extends next to a notch, and `env(safe-area-inset-*)` keeps content clear of it. An on-screen keyboard resizes the page. */
const viewport = "width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={language.code} dir={language.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={viewport} />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="manifest" href="/site.webmanifest" />
        <Start />
        <Meta />
        <WebFonts />
        <Styles />
        {scriptStyles && <style dangerouslySetInnerHTML={{ __html: scriptStyles }} />}
      </head>
      <body data-enhance="report-faults">
        <Shell>{children}</Shell>
        <SettingsBlock />
        {/* An unknown address may contain private text that somebody typed. */}
        {useRouteError() == null && <Analytics />}
        <InlinedSymbols />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** Shown for unknown addresses and failed pages (D7). */
export function ErrorBoundary() {
  return isUnknown(useRouteError()) ? <NotFound /> : <ServerFault />;
}

const isUnknown = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#main" className={styles.skip}>
        {layout.skipLink}
      </a>
      {/* Comes early in the tab order, because it covers part of the page. */}
      <CookieNotice />
      <TopBar />
      <Island name="sign-up-notice" part={SignUpNotice} wakes={signUpNoticeWakes} />
      <p className={styles.offline} role="status" hidden data-enhance="offline-links" data-offline={layout.offline} />
      <main id="main" tabIndex={-1} data-enhance="drawings">
        {children}
      </main>
      <Footer />
      <Island name="chat" part={Chat} wakes={chatWakes} />
      <Island name="log-in" part={LogIn} />
      <Island name="sign-up" part={SignUp} />
    </>
  );
}

/** Applied after the first paint, which fonts would delay (start.ts). Without scripts, they apply at once. */
function WebFonts() {
  return <style media={lateMedia} data-fonts="" dangerouslySetInnerHTML={{ __html: languageFonts }} />;
}

/**
 * Inlined styles save a round trip before the first paint. Disabled links tell later islands that the styles are already there. The
 * late sheet loads after the first paint (start.ts). It comes last, because earlier sheets set the order of the cascade layers.
 */
function Styles() {
  const files = useInlinedFiles();
  if (!files) return <Links />;
  const isLate = (address: string): boolean => address.startsWith(`/assets/${lateSheetName}-`);
  const inlined = files.sheets.filter((address) => !isLate(address));
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: inlined.map(files.read).join("") }} />
      {files.sheets.map((address) => (
        <link
          key={address}
          rel="stylesheet"
          href={address}
          {...(isLate(address) ? { media: lateMedia } : { disabled: true })}
        />
      ))}
    </>
  );
}

/** The script is the same on every page, so one hash allows it. Only its attributes differ. */
function Start() {
  const shell = useRouteLoaderData<typeof loader>("root");
  return <InlineScript src={start} data-islands={shell?.script} data-failed={layout.islandFailed} />;
}

function SettingsBlock() {
  const json = JSON.stringify(usePublicSettings()).replaceAll("<", "\\u003c");
  return <script type="application/json" id={publicSettingsId} dangerouslySetInnerHTML={{ __html: json }} />;
}
