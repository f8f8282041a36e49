import { cpSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { serve } from "@hono/node-server";
import { createEditor } from "#scripts/edit/editor.ts";
import { home } from "#words/pages/home.ts";
import { expect, test } from "./fixtures.ts";
import { axeViolations } from "./page-checks/accessibility.ts";

/** Runs on a copy of the site's files, without the development site. */
async function startEditor() {
  const root = await mkdtemp(path.join(tmpdir(), "editor-journey-"));
  for (const folder of ["content", "app/drawings"]) cpSync(folder, path.join(root, folder), { recursive: true });
  let app = { fetch: (_request: Request): Response | Promise<Response> => new Response(null, { status: 503 }) };
  const server = serve({ fetch: (request) => app.fetch(request), port: 0, hostname: "localhost" });
  await new Promise((resolve) => server.once("listening", resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  app = createEditor({ root, site: address, address, build: async () => undefined });
  return {
    address,
    async close() {
      server.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

test("the words editor works by keyboard on a phone, and axe finds nothing on any of its screens @nightly", async ({
  page,
}) => {
  const { address, close } = await startEditor();
  await page.setViewportSize({ width: 390, height: 844 });
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  for (const screen of [
    "/",
    "/search?q=sourdough",
    "/texts?file=pages/home.yaml",
    "/article?name=three-photos",
    "/article",
    "/answer?topic=billing",
  ]) {
    await page.goto(address + screen);
    expect([screen, await fits(), await axeViolations(page)]).toEqual([screen, true, []]);
  }
  await page.goto(address);
  const search = page.getByRole("searchbox", { name: "Find text on the site" });
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Tab");
  await expect(search).toBeFocused();
  await page.keyboard.type(home.features.title);
  await page.keyboard.press("Enter");
  const found = page.getByRole("link", { name: /Features: Title$/ });
  await expect(found).toBeVisible();
  await found.focus();
  await page.keyboard.press("Enter");
  const field = page.getByRole("textbox", { name: /^Title/ }).filter({ hasText: home.features.title });
  await expect(field).toBeFocused();
  await field.fill(" ");
  await page.getByRole("button", { name: "Save" }).focus();
  await page.keyboard.press("Enter");
  const wrong = page.getByText("This text can’t be empty.");
  await expect(wrong).toBeInViewport();
  await expect(page.locator("textarea[aria-invalid=true]")).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await close();
});
