import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import earlyLoader from "#app/lib/early-loader.js?raw";
import { publicSettingsElementId, usePublicSettings } from "#app/lib/public-settings.tsx";
import "#app/styles/base.css";

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <EarlyLoader />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
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

/** The constant script at the top of every page; its text stays out of the browser bundle. */
function EarlyLoader() {
  const html = { __html: import.meta.env.SSR ? earlyLoader : "" };
  return <script data-early suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

function SettingsBlock() {
  const json = JSON.stringify(usePublicSettings()).replaceAll("<", "\\u003c");
  return <script type="application/json" id={publicSettingsElementId} dangerouslySetInnerHTML={{ __html: json }} />;
}
