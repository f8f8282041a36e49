import { execFile } from "node:child_process";
import { promisify } from "node:util";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { contacts } from "#content/contacts.ts";
import { site } from "#content/site.ts";
import { buildFolderOf, readSiteData } from "#server/pages/languages.ts";
import { attributeOf, findElements, parsePage } from "#server/pages/passes/html-tree.ts";
import { loadRenderer } from "#server/pages/renderer.ts";
import { servicePaths } from "#shared/service-paths.ts";
import { errorPaths } from "#shared/error-paths.ts";

const root = path.resolve(import.meta.dirname, "..");
const language = { code: "en-xa", prefix: "/en-xa" };
const siteUrl = "https://larkpost.example";

/** Everything of every page and profile, rendered in the pseudo-language. */
let pages: { name: string; html: string }[] = [];

beforeAll(async () => {
  const env = { ...process.env, SITE_LANGUAGES: `en,${language.code}` };
  await promisify(execFile)(process.execPath, [path.join(root, "scripts", "build.ts")], { cwd: root, env });
  const { parameterPages } = await readSiteData(language.code);
  for (const profile of ["spec", "live"] as const) {
    const renderer = await loadRenderer(path.join(root, buildFolderOf(language.code), "server", "index.js"), {
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
}, 600_000);

/** What stays as it is in every language. */
const names = [site.name, site.name.toUpperCase(), new URL(siteUrl).host, ...Object.values(contacts)];

/** Whether a text has a word of plain letters, which no word of the pseudo-language is. */
function isForeign(text: string): boolean {
  const rest = names.reduce((left, name) => left.replaceAll(name, ""), text);
  return /[A-Za-z]{3,}/.test(rest.replaceAll(/https?:\/\/\S+|[\w.+-]+@[\w-]+\.[\w.-]+|\/[\w/#?=&.-]*/g, ""));
}

/** What a reader or a screen reader gets. */
function textsOf(html: string): string[] {
  const document = parsePage(html);
  const attributes = ["alt", "aria-label", "placeholder", "title", "data-offline", "data-failed"];
  const meta = findElements(document, "meta")
    .filter((tag) =>
      /description|og:title|og:description|og:image:alt/.test(
        attributeOf(tag, "name") ?? attributeOf(tag, "property") ?? "",
      ),
    )
    .map((tag) => attributeOf(tag, "content") ?? "");
  const leaves = findElements(document)
    .filter((element) => !["script", "style", "code", "pre"].includes(element.tagName))
    .flatMap((element) => [
      ...attributes.map((name) => attributeOf(element, name) ?? ""),
      ...element.childNodes.map((node) => ("value" in node ? String(node.value) : "")),
    ]);
  return [...meta, ...leaves].map((text) => text.trim()).filter((text) => text !== "");
}

describe("the pseudo-language", () => {
  test("every text of every page and error comes from the words", () => {
    const found = new Map<string, string>();
    for (const { name, html } of pages) for (const text of textsOf(html)) if (isForeign(text)) found.set(text, name);
    expect([...found]).toEqual([]);
  });

  test("no link or form leads out of it but to services, files and other sites", () => {
    const services = [...Object.values(servicePaths), "/newsletter"];
    const isInside = (target: string): boolean =>
      !target.startsWith("/") ||
      /^\/en-xa(?:[/?#]|$)/.test(target) ||
      /^\/[^?#]*\.\w+$/.test(target) ||
      services.some((service) => target === service || target.startsWith(`${service}/`));
    const leading = new Map<string, string>();
    for (const { name, html } of pages)
      for (const element of findElements(parsePage(html)))
        for (const target of ["href", "action", "formaction"].map((key) => attributeOf(element, key) ?? ""))
          if (!isInside(target)) leading.set(target, name);
    expect([...leading]).toEqual([]);
  });

  test("a page says its language, its direction and its own address", () => {
    const html = pages.find(({ name }) => name === "spec /pricing")?.html ?? "";
    expect(html).toContain('<html lang="en-xa" dir="ltr">');
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}/en-xa/pricing"/>`);
    expect(html).toContain(`"item":"${siteUrl}/en-xa/pricing"`);
  });

  test("every email comes from the words", async () => {
    // After the words are there: the module reads them once.
    const { composeMail } = await import("#server/mail/mail-message.ts");
    const { wordsOf } = await import("#server/words/server-words.ts");
    const kinds = Object.keys(wordsOf(language.code).mailTexts) as Parameters<typeof composeMail>[0][];
    expect(kinds.length).toBeGreaterThan(10);
    for (const kind of kinds) {
      const facts = { to: "a@b.example", email: "a@b.example", newEmail: "c@d.example", link: siteUrl, code: "123456" };
      const { subject, text, html } = composeMail(kind, { ...facts, unsubscribe: siteUrl, language: language.code });
      expect([subject, ...text.split("\n")].filter(isForeign), kind).toEqual([]);
      expect(html).toContain('lang="en-xa"');
    }
  });
});
