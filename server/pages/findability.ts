import { Hono } from "hono";
import { site } from "#content/site.ts";
import type { PageStore } from "./page-store.ts";
import type { Settings } from "../settings/settings.server.ts";

/** Files for search engines and other readers by machine; each names the addresses of this very site. */
export function findabilityRoutes({ siteUrl }: Settings, pages: PageStore): Hono {
  const routes = new Hono();
  const cache = { "Cache-Control": "public, max-age=3600" };
  routes.get("/robots.txt", (context) => {
    const lines = [
      "User-agent: *",
      "Allow: /",
      "Disallow: /auth/",
      "Disallow: /rest/",
      "",
      `Sitemap: ${siteUrl}/sitemap.xml`,
    ];
    return context.text(`${lines.join("\n")}\n`, 200, cache);
  });
  routes.get("/sitemap.xml", async (context) => {
    const paths = [...(await pages.publicPages()).map(({ path }) => path), ...pages.listPages()];
    const entries = paths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`).join("\n");
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</urlset>\n`;
    return context.body(xml, 200, { ...cache, "Content-Type": "application/xml; charset=utf-8" });
  });
  routes.get("/llms.txt", async (context) => {
    const links = (await pages.publicPages()).map(
      ({ path, title, description }) => `- [${title}](${siteUrl}${path}): ${description}`,
    );
    return context.text(`# ${site.name}\n\n> ${site.description}\n\n## Pages\n\n${links.join("\n")}\n`, 200, cache);
  });
  return routes;
}
