import path from "node:path";
import { readAssets } from "#server/http/asset-store.ts";
import { digestOfInputs, openPageFiles } from "#server/pages/page-files.ts";
import { createPageMaker } from "#server/pages/page-store.ts";
import { loadRenderer } from "#server/pages/renderer.ts";
import { publicSettings } from "#server/settings/public-settings.ts";
import { readSettings } from "#server/settings/settings.server.ts";

/**
 * Makes the pages of the site with its default settings, so that its first start doesn't have to. The two lists show records, so they
 * are made when a database is open. Runs in its own process with NODE_ENV=production: React's development build renders differently.
 */
const build = path.resolve(import.meta.dirname, "..", "build");
const settings = readSettings({});
const visible = publicSettings(settings);
const assets = await readAssets(path.join(build, "client"));
const pageMaker = createPageMaker({
  loadRenderer: () => loadRenderer(path.join(build, "server", "index.js"), visible),
  assets,
  siteUrl: settings.siteUrl,
});
const files = openPageFiles([path.join(build, "pages")], digestOfInputs(assets, visible));
await files.write("site", "", await pageMaker.makeSite("best"));
