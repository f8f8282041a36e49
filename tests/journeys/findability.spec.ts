import { topicPaths } from "#content/answers.ts";
import { articlePath, shownArticles } from "#content/articles.ts";
import { shownTemplates, templatePath } from "#content/templates.ts";
import { plans } from "#content/catalog/plans.ts";
import { searchPath } from "#content/navigation.ts";
import { socialCards } from "#content/social-cards.ts";
import { expect, siteAddress, test } from "./fixtures.ts";
import { routes } from "./routes.ts";

const origin = () => siteAddress("spec");

const cards = socialCards.map(({ address }) => address);

const listed = routes.filter((route) => route !== searchPath);

test("the sitemap lists exactly the pages, and each returns 200 with its own title, description and card", async ({
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  const isCaseStudy = (address: string) => address.includes("/case-studies/");
  const isTemplate = (address: string) => address.includes("/templates/");
  const isArticle = (address: string) => address.includes("/articles/");
  const isTopic = (address: string) => address.includes("/help/");
  const ofGroups = [isCaseStudy, isTemplate, isArticle, isTopic];
  const others = addresses.filter((address) => !ofGroups.some((is) => is(address)));
  expect(others.toSorted()).toEqual(listed.map((route) => origin() + route).toSorted());
  expect(addresses.filter(isCaseStudy)).toHaveLength(12);
  expect(addresses.filter(isTemplate).toSorted()).toEqual(
    shownTemplates()
      .map((template) => origin() + templatePath(template))
      .toSorted(),
  );
  expect(addresses.filter(isTopic).toSorted()).toEqual(topicPaths.map((path) => origin() + path).toSorted());
  expect(addresses.filter(isArticle).toSorted()).toEqual(
    shownArticles()
      .map((article) => origin() + articlePath(article))
      .toSorted(),
  );

  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const address of addresses) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    const html = await response.text();
    const title = (/<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1] ?? "").replaceAll("&amp;", "&");
    titles.add(title);
    // Search engines truncate longer titles.
    if (isCaseStudy(address)) expect(title.length, title).toBeLessThanOrEqual(60);
    expect(html).toMatch(/property="og:image:width" content="1200".*property="og:image:height" content="630"/s);
    expect(html).toMatch(/property="og:image:alt" content="[^"]{10,}"/);
    expect(html).not.toMatch(/<svg[^>]* hidden|src="data:[^"]* /);
    descriptions.add(/<meta [^>]*name="description" content="([^"]{40,})"/.exec(html)?.[1] ?? "");
    expect(html.match(/<link [^>]*rel="canonical" href="([^"]+)"/)?.[1]).toBe(address);
    const card = html.match(/<meta [^>]*property="og:image" content="([^"]+)"/)?.[1] ?? "";
    expect(cards, address).toContain(new URL(card).pathname);
  }
  expect(titles.size).toBe(addresses.length);
  expect(descriptions.size).toBe(addresses.length);
});

test("every page is linked from the home page", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const linked = new Set([...html.matchAll(/<a [^>]*href="([^"#]+)/g)].map(([, path = ""]) => path));
  expect(routes.filter((route) => !linked.has(route))).toEqual([]);
});

test("structured data is readable and matches the page", async ({ request }) => {
  const html = await (await request.get("/pricing")).text();
  const data = JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "");
  const software = data["@graph"].find((thing: Record<string, unknown>) => thing["@type"] === "SoftwareApplication");
  expect(software.offers.map((offer: Record<string, unknown>) => offer.price)).toEqual(
    plans.map(({ monthlyPrice }) => String(monthlyPrice)),
  );
  expect(JSON.stringify(data)).not.toMatch(/"(aggregateRating|review)"/);
});

test("D7 an unknown address returns 404, is not indexed and has no canonical address", async ({ request }) => {
  const response = await request.get("/no-such-page");
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('rel="canonical"');
});

test("each page has one address: a trailing slash redirects to it, and never off the site", async ({ request }) => {
  const slash = await request.get("/pricing/?from=card", { maxRedirects: 0 });
  expect(slash.status()).toBe(308);
  expect(slash.headers().location).toBe("/pricing?from=card");
  const off = await request.get(`${origin()}//elsewhere.example/`, { maxRedirects: 0 });
  expect(off.status()).toBe(404);
});

test("robots.txt and llms.txt use this site's own addresses", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  for (const name of ["GPTBot", "ClaudeBot", "CCBot"]) expect(robots).toContain(`\nUser-agent: ${name}\n`);
  expect(robots).toContain(`Sitemap: ${origin()}/sitemap.xml`);
  const list = await (await request.get("/llms.txt")).text();
  for (const route of listed) expect(list).toContain(`](${origin()}${route})`);
});
