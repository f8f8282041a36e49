import { execFile } from "node:child_process";
import { promisify } from "node:util";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { captchaProviders } from "#content/captcha.ts";
import { contacts } from "#content/brand/contacts.ts";
import { demoShops } from "#content/pages/demo.ts";
import { photoHost } from "#content/photo-host.ts";
import { platforms } from "#content/platforms.ts";
import { currencyName } from "#content/price-format.ts";
import { site } from "#content/brand/site.ts";
import { getBuildFolder, readSiteData } from "#server/pages/languages.ts";
import { getAttribute, findElements, parsePage } from "#server/pages/html-tree.ts";
import { loadRenderer } from "#server/pages/renderer.ts";
import { readableTables } from "#schemas/readable-tables.ts";
import { servicePaths, errorPaths } from "#shared/paths.ts";

const root = path.resolve(import.meta.dirname, "..");
const code = "en-xa";
const siteUrl = "https://site.example";

beforeAll(async () => {
  const env = { ...process.env, SITE_LANGUAGES: `en,${code}` };
  await promisify(execFile)(process.execPath, [path.join(root, "scripts", "build.ts")], { cwd: root, env });
}, 600_000);

async function renderAll(): Promise<{ name: string; html: string }[]> {
  const pages: { name: string; html: string }[] = [];
  const { parameterPages } = await readSiteData(code);
  for (const profile of ["spec", "live"] as const) {
    const renderer = await loadRenderer(path.join(root, getBuildFolder(code), "server", "index.js"), {
      profile,
      siteUrl,
      backend: { url: "", publishableKey: "key" },
      minPasswordLength: 8,
    });
    const parameterPaths = parameterPages.map((page) => page.path);
    for (const address of [...renderer.paths, ...parameterPaths, ...Object.values(errorPaths), "/no-such-page"]) {
      const { text } = await renderer.render(address, null);
      pages.push({ name: `${profile} ${address}`, html: text });
    }
  }
  return pages;
}

/** Texts that are the same in every language. */
const names = [
  site.name,
  site.name.toUpperCase(),
  new URL(siteUrl).host,
  new URL(photoHost).host,
  ...Object.values(contacts),
  ...Object.values(captchaProviders).map(({ name }) => name),
  ...platforms.flatMap(({ name, homepageUrl }) => [new URL(homepageUrl).host.replace(/^www\./, ""), name]),
  ...demoShops.map(({ handle }) => handle),
  ...Object.values(readableTables).flat(),
  currencyName("en-US"),
].toSorted((one, other) => other.length - one.length);

/** Whether a text contains a word of unaccented letters, which the pseudo-locale lacks. */
function isForeign(text: string): boolean {
  const rest = text.replaceAll(/https?:\/\/\S+|[\w.+-]+@[\w-]+\.[\w.-]+|\/[\w/#?=&.-]*/g, "");
  return /[A-Za-z]{3,}/.test(names.reduce((left, name) => left.replaceAll(name, ""), rest));
}

function listTexts(html: string): string[] {
  // A name may contain a line break opportunity.
  const document = parsePage(html.replaceAll(/<wbr\/?>/g, ""));
  const attributes = ["alt", "aria-label", "placeholder", "title", "data-offline", "data-failed"];
  const meta = findElements(document, "meta")
    .filter((tag) =>
      /description|og:title|og:description|og:image:alt/.test(
        getAttribute(tag, "name") ?? getAttribute(tag, "property") ?? "",
      ),
    )
    .map((tag) => getAttribute(tag, "content") ?? "");
  const leaves = findElements(document)
    .filter((element) => !["script", "style", "code", "pre"].includes(element.tagName))
    .flatMap((element) => [
      ...attributes.map((name) => getAttribute(element, name) ?? ""),
      ...element.childNodes.map((node) => ("value" in node ? String(node.value) : "")),
    ]);
  return [...meta, ...leaves].map((text) => text.trim()).filter((text) => text !== "");
}

describe("the pseudo-locale", () => {
  let pages: { name: string; html: string }[] = [];

  beforeAll(async () => {
    pages = await renderAll();
  }, 60_000);

  test("every text of every page and error comes from the words files", () => {
    const found = new Map<string, string>();
    for (const { name, html } of pages) for (const text of listTexts(html)) if (isForeign(text)) found.set(text, name);
    expect([...found]).toEqual([]);
  });

  test("links and forms stay within it, except those to services, files and other sites", () => {
    const services = [...Object.values(servicePaths), "/newsletter"];
    const isInside = (target: string): boolean =>
      !target.startsWith("/") ||
      new RegExp(`^/${code}(?:[/?#]|$)`).test(target) ||
      /^\/[^?#]*\.\w+(?:#|$)/.test(target) ||
      services.some((service) => new RegExp(`^${service}(?:[/?]|$)`).test(target));
    const leading = new Map<string, string>();
    for (const { name, html } of pages)
      for (const element of findElements(parsePage(html)))
        for (const target of ["href", "action", "formaction"].map((key) => getAttribute(element, key) ?? ""))
          if (!isInside(target)) leading.set(target, name);
    expect([...leading]).toEqual([]);
  });

  test("a page declares its language, its direction and its own address", () => {
    const html = pages.find(({ name }) => name === "spec /pricing")?.html ?? "";
    expect(html).toContain(`<html lang="${code}" dir="ltr">`);
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}/${code}/pricing"/>`);
    expect(html).toContain(`"item":"${siteUrl}/${code}/pricing"`);
  });

  test("every email comes from the words files", async () => {
    // Imported only now, because the module reads the words once, and they have to be generated first.
    const { composeMail } = await import("#server/mail/mail-message.ts");
    const { getWords } = await import("#server/words/server-words.ts");
    const kinds = Object.keys(getWords(code).mailTexts) as Parameters<typeof composeMail>[0][];
    expect(kinds.length).toBeGreaterThan(10);
    for (const kind of kinds) {
      const facts = { to: "a@b.example", email: "a@b.example", newEmail: "c@d.example", link: siteUrl, code: "123456" };
      const { subject, text, html } = composeMail(kind, { ...facts, unsubscribe: siteUrl, language: code });
      expect([subject, ...text.split("\n")].filter(isForeign), kind).toEqual([]);
      expect(html).toContain(`lang="${code}"`);
    }
  });
});
