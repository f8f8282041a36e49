import { randomBytes } from "node:crypto";
import { computeTag } from "@site/http";
import type { ViteDevServer } from "vite";
import { createListener } from "#server/app.ts";
import { openSiteBackend } from "#server/backend.ts";
import type { DeskModule } from "#server/desk.ts";
import { createAccessLog } from "#server/http/access-log.ts";
import { createMetrics } from "#server/http/metrics.ts";
import { createLog } from "#server/log/log.ts";
import * as html from "#server/pages/html-tree.ts";
import { readSiteData } from "#server/pages/languages.ts";
import { getHead, isRun, type makePage, pageType } from "#server/pages/make-page.ts";
import { createPageCache } from "#server/pages/page-cache.ts";
import { type AppBuild, createRenderer } from "#server/pages/renderer.ts";
import { publicSettings } from "#server/settings/public-settings.ts";
import { readSettings } from "#server/settings/settings.ts";
import { buildLanguage as code, buildPrefix as prefix } from "../build-language.ts";

const settings = readSettings(process.env);
const log = createLog();
const accessLog = createAccessLog(log, createMetrics());
export const backend = await openSiteBackend(settings, log, [code]);
// Vite closes the site only on SIGTERM.
process.once("SIGINT", () => process.kill(process.pid, "SIGTERM"));

/** Vite adds scripts and styles whose hashes aren't known, so they get the nonce in `meta[property=csp-nonce]`. */
const makeDevelopmentPage: typeof makePage = async (text, { status, handle }) => {
  const document = html.parsePage(text);
  const nonce = randomBytes(16).toString("base64");
  const scripts = html.findElements(document, "script").filter(isRun);
  for (const element of [...scripts, ...html.findElements(document, "style")])
    html.setAttribute(element, "nonce", nonce);
  html.prependElement(html.requireElement(document, "head"), "meta", { property: "csp-nonce", nonce });
  const identity = Buffer.from(html.serializeContent(document));
  const sources = { scriptSources: [`'nonce-${nonce}'`], styleSources: [`'nonce-${nonce}'`] };
  const body = { contentType: pageType, tag: computeTag(identity), variants: { identity, br: null, gzip: null } };
  return { status, handle, ...getHead(document), ...sources, ...body };
};

/** Like the served site, but each request renders the page from Vite's current modules. */
export async function openSite(vite: ViteDevServer) {
  const loadRenderer = async () => {
    const build = await vite.ssrLoadModule("virtual:react-router/server-build");
    return createRenderer(build as AppBuild, publicSettings(settings), "development", "/app/browser/development.ts");
  };
  const language = { code, name: code, direction: "ltr", prefix, data: await readSiteData(code) } as const;
  const pages = await createPageCache({
    loadRenderer,
    routes: await loadRenderer(),
    makePage: makeDevelopmentPage,
    cachesPages: false,
    records: backend.records,
    languages: [language],
    language,
    onError: console.error,
  });
  const parts = { settings, backend, sites: [{ code, prefix, pages }] as const, assets: new Map(), accessLog, log };
  const { startDesk } = (await vite.ssrLoadModule("/desk/index.ts")) as DeskModule;
  const { port } = settings.admin;
  const desk = port === null ? null : await startDesk(port, { ...parts, data: backend.desk, check: backend.check });
  if (desk) console.log(`The desk is at ${desk.address}`);
  vite.httpServer?.once("close", () => void desk?.close());
  return createListener(parts);
}
