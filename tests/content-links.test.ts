import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { pageRoutes } from "./journeys/routes.ts";
import { answersAbout, topicPath, topicPaths, topics } from "#content/answers.ts";
import { calculatorId } from "#content/navigation.ts";
import { articlePath, articles } from "#content/articles.ts";
import { feedPaths } from "#content/feed-paths.ts";
import { hasTimes } from "#content/planned-times.ts";
import { templatePath, templates } from "#content/templates.ts";
import { newsletterPaths } from "#content/newsletter.ts";
import { pageList } from "#words/page-list.ts";
import { articles as articlesPage } from "#words/pages/articles.ts";
import { resources } from "#words/pages/resources.ts";
import { services } from "#content/catalog/services.ts";
import { redirects } from "#content/redirects.ts";

/** Leaves out articles with planned times, because a link to a temporary article would break. */
const articlePaths = articles.filter((article) => !hasTimes(article)).map(articlePath);
const templatePaths = templates.filter((template) => !hasTimes(template)).map(templatePath);

const paths = new Set([
  "/",
  ...newsletterPaths,
  ...articlePaths,
  ...topicPaths,
  ...templatePaths,
  ...Object.values(feedPaths),
  ...pageRoutes.flatMap(({ path }) => (path ? [`/${path}`] : [])),
]);

const folder = new URL("../content/", import.meta.url);

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(strings);
}

function listIds(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === "id" ? strings(part) : listIds(part)));
}

/** Captures paths, and links in articles' HTML, each without its language prefix. */
const links = /^(\/[a-z/-]*(?:#[a-z-]+)?)$|href="(?:\/[a-z]{2}(?=\/))?(\/[^"#]*)/g;

/** Lists every language's links, as "file: path". */
async function listLinks(): Promise<string[]> {
  const files = globSync("**/*.ts", {
    cwd: folder,
    exclude: ["**/*.test.ts", "generated/{desk,records,server,*-x?}/**", "generated/*/language.ts"],
  });
  const found = files.map(async (file) =>
    strings(await import(new URL(file, folder).href))
      .flatMap((text) => [...text.matchAll(links)])
      .map(([, path, linked]) => `${file}: ${path ?? linked}`),
  );
  return (await Promise.all(found)).flat();
}

test("every path in the content leads to an existing page and anchor", async () => {
  const serviceIds: readonly string[] = services.map((service) => service.id);
  const anchors = new Map<string, readonly string[]>([
    ...Object.entries(pageList).map(([page, words]) => [page, listIds(words)] as const),
    ["/product", serviceIds],
    ["/pricing", [...serviceIds, calculatorId]],
    ...topics.map(({ id: topic }) => [topicPath(topic), answersAbout(topic, "live").map(({ id }) => id)] as const),
  ]);
  const isBroken = (link: string): boolean => {
    const [path = "", hash] = link.replace(/^.*: /, "").split("#");
    return !paths.has(path) || (hash !== undefined && !anchors.get(path)?.includes(hash));
  };
  const written = await listLinks();
  expect(written.length).toBeGreaterThan(50);
  expect(written.filter((link) => /articles\.ts: /.test(link)).length).toBeGreaterThan(1);
  expect(written.filter(isBroken)).toEqual([]);
  expect(["a: /nowhere", "a: /help/plans#nothing", "a: /help"].filter(isBroken)).toHaveLength(2);
  expect([...redirects].filter(([from, to]) => paths.has(from) || !paths.has(to))).toEqual([]);
});

test("an article that a page selects by name has no planned times", () => {
  const picked = [articlesPage.start.article, ...resources.blog.articles];
  expect(picked.map((slug) => articlePath({ slug })).filter((path) => !articlePaths.includes(path))).toEqual([]);
});
