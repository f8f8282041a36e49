import path from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { createElement } from "react";
import { useLoaderData } from "react-router";
import { afterAll, expect, test, vi } from "vitest";
import type * as Articles from "#words/articles.ts";
import type * as Templates from "#words/pages/templates.ts";
import { noRecords } from "#server/pages/records.ts";
import { type AppBuild, createRenderer } from "#server/pages/renderer.ts";

const title = "Not to be read before tomorrow";
const planned = { title, from: new Date(Date.now() + 86_400_000).toISOString() };
const settings = {
  profile: "live",
  siteUrl: "https://site.example",
  backend: { url: "", publishableKey: "key" },
} as const;

afterAll(() => {
  vi.doUnmock("#words/articles.ts");
  vi.doUnmock("#words/pages/templates.ts");
  vi.unstubAllEnvs();
  vi.resetModules();
});

test("D17 no page names an article or a template before its time", { timeout: 120_000 }, async () => {
  vi.resetModules();
  vi.stubEnv("DEV", false);
  let [article, template] = ["", ""];
  vi.doMock("#words/articles.ts", async (load) => {
    const [first, ...others] = (await load<typeof Articles>()).articleFiles;
    article = first?.slug ?? "";
    return { articleFiles: [first, ...others.map((other) => ({ ...other, ...planned }))] };
  });
  vi.doMock("#words/pages/templates.ts", async (load) => {
    const words = await load<typeof Templates>();
    const [first, ...others] = words.templateMessages;
    template = first?.id ?? "";
    return { ...words, templateMessages: [first, ...others.map((other) => ({ ...other, ...planned }))] };
  });
  const { paths, render } = createRenderer(await loadSource(), settings, "production");
  for (const address of [...paths, `/articles/${article}`, `/templates/${template}`, "/search?q=tomorrow"]) {
    const { text } = await render(address, noRecords);
    expect(text, address).toContain("<h1");
    expect(text, address).not.toContain(title);
  }
});

/** Resembles React Router's build, with the modules above. */
async function loadSource(): Promise<AppBuild> {
  const { default: appRoutes } = await import("#app/routes.ts");
  const routes: Record<string, object> = {
    root: { id: "root", path: "", hasLoader: true, module: await import("#app/root.tsx") },
  };
  const add = async (entries: readonly RouteConfigEntry[], parentId: string): Promise<void> => {
    for (const { file: id, path: address, index, children = [] } of entries) {
      const module = await import(path.resolve("app", id));
      const Page = () => createElement(module.default, { loaderData: useLoaderData() });
      routes[id] = {
        id,
        parentId,
        path: address,
        index,
        hasLoader: module.loader !== undefined,
        module: { ...module, default: Page },
      };
      await add(children, id);
    }
  };
  await add(appRoutes, "root");
  const assets = { routes, entry: { module: "", imports: [] }, url: "", version: "" };
  const entry = { module: await import("#app/entry.server.tsx") };
  return { routes, entry, assets, basename: "/", ssr: true, future: {}, routeDiscovery: {} } as unknown as AppBuild;
}
