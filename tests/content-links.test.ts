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
import { articles as articlesPage } from "#words/pages/articles.ts";
import { developer } from "#words/pages/developer.ts";
import { glossary } from "#words/pages/glossary.ts";
import { learnDigitalMarketing } from "#words/pages/learn-digital-marketing.ts";
import { learnEcommerce } from "#words/pages/learn-ecommerce.ts";
import { legal } from "#content/pages/legal.ts";
import { resources } from "#words/pages/resources.ts";
import { solutions } from "#words/pages/solutions.ts";
import { services } from "#content/catalog/services.ts";
import { redirects } from "#content/redirects.ts";

/** Excludes planned times, because a link to a temporary article would break. */
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

async function contentStrings(): Promise<string[]> {
  const files = [
    ...globSync("**/*.ts", { cwd: folder, exclude: ["**/*.test.ts", "generated/**"] }),
    ...globSync("generated/en/**/*.ts", { cwd: folder }),
  ];
  const modules: unknown[] = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  return modules.flatMap((module) => strings(module));
}

test("every path in the content leads to an existing page and anchor", async () => {
  const serviceIds: readonly string[] = services.map((service) => service.id);
  const anchors = new Map<string, readonly string[]>([
    ["/product", serviceIds],
    ["/pricing", [...serviceIds, calculatorId]],
    ...topics.map(({ id: topic }) => [topicPath(topic), answersAbout(topic, "live").map(({ id }) => id)] as const),
    ["/glossary", glossary.words.map(({ id }) => id)],
    ["/legal", legal.deeds.map((deed) => deed.id)],
    ["/developer", developer.sections.map((section) => section.id)],
    ["/learn/digital-marketing", learnDigitalMarketing.sections.map((section) => section.id)],
    ["/learn/ecommerce", learnEcommerce.sections.map((section) => section.id)],
    ["/resources", resources.doors.map((door) => door.id)],
    ["/solutions", [solutions.enterprise.id, solutions.smallBusiness.id, solutions.industry.id]],
  ]);
  const written = (await contentStrings()).filter((text) => /^\/[a-z/-]*(#[a-z-]+)?$/.test(text));
  const isBroken = (text: string): boolean => {
    const [path = "", hash] = text.split("#");
    return !paths.has(path) || (hash !== undefined && !anchors.get(path)?.includes(hash));
  };
  const broken = written.filter(isBroken);
  expect(written.length).toBeGreaterThan(50);
  expect(broken).toEqual([]);
  expect(["/nowhere", "/help/plans#nothing", "/help"].filter(isBroken)).toEqual(["/nowhere", "/help/plans#nothing"]);
});

test("every link in an article leads to an existing page that has not moved", () => {
  const linked = articles
    .flatMap(({ parts }) => parts.flatMap((part) => ("html" in part ? [part.html] : [])))
    .flatMap((html) => [...html.matchAll(/href="(\/[^"#]*)/g)].map(([, path = ""]) => path));
  expect(linked.length).toBeGreaterThan(1);
  expect(linked.filter((path) => !paths.has(path))).toEqual([]);
  expect([...redirects].filter(([from, to]) => paths.has(from) || !paths.has(to))).toEqual([]);
});

test("an article that a page selects by name has no planned times", () => {
  const picked = [articlesPage.start.article, ...resources.blog.posts.map(({ article }) => article)];
  expect(picked.map((slug) => articlePath({ slug })).filter((path) => !articlePaths.includes(path))).toEqual([]);
});

test("every address of the specification is a page", () => {
  const required = ["product", "pricing", "solutions", "resources", "media-world", "case-studies", "social-media-world"]
    .concat(
      ["smart-personalization", "flexible-pricing", "easy-to-use", "global-reach"].map((name) => `features/${name}`),
    )
    .concat(["developer", "help", "learn/digital-marketing", "learn/ecommerce", "demo", "legal"]);
  expect(pageRoutes.some((entry) => entry.index)).toBe(true);
  expect(pageRoutes.map(({ path }) => path)).toEqual(expect.arrayContaining(required));
});
