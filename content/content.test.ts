import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { readWrittenTexts, type WrittenText } from "../scripts/words/written-texts.ts";
import { claims } from "./claims.ts";
import { authErrors, weakPasswordReasons } from "./errors.ts";
import { footer } from "#words/layout.ts";
import { learnDigitalMarketing } from "#words/pages/learn-digital-marketing.ts";
import { learnEcommerce } from "#words/pages/learn-ecommerce.ts";
import { photoHost } from "./photo-host.ts";
import { photos } from "./photos.ts";
import { platforms } from "./platforms.ts";
import { plans } from "./catalog/plans.ts";
import { kindServices, monthlyPrices } from "./catalog/limits.ts";
import { services } from "./catalog/services.ts";
import { socialLinks } from "./brand/contacts.ts";

const root = path.resolve(import.meta.dirname, "..");

/** Keyed by file name. A module in content/ replaces the generated one of the same name. */
const modules = new Map(
  ["content/generated/en/", "content/"].flatMap((folder) =>
    globSync("**/*.ts", { cwd: path.join(root, folder), exclude: ["generated/**", "**/*.test.ts"] }).map(
      (file) => [file, path.join(root, folder, file)] as const,
    ),
  ),
);
const files = [...modules.keys()];

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(strings);
}

const words = new Map(
  await Promise.all(
    Array.from(modules, async ([file, place]) => {
      const module: unknown = await import(pathToFileURL(place).href);
      return [file, strings(module)] as const;
    }),
  ),
);

function limits(id: string): string[] {
  const service = services.find((candidate) => candidate.id === id);
  return service ? plans.map((plan) => service.plans[plan.id].limit) : [];
}

function wordCount(value: unknown): number {
  return strings(value).join(" ").split(/\s+/).length;
}

describe("services and plans", () => {
  test.each(services)("S3.3 $id has six features, three benefits and its own ink", (service) => {
    expect(new Set(service.features).size).toBeGreaterThanOrEqual(6);
    expect(new Set(service.benefits).size).toBeGreaterThanOrEqual(3);
    expect(services.filter((candidate) => candidate.ink === service.ink)).toEqual([service]);
  });

  test("S9.1 no text contains a plan's price", () => {
    const figures = Object.values(monthlyPrices).join("|");
    const price = new RegExp(`\\p{Sc}(?:${figures})\\b|\\b(?:${figures})\\s?\\p{Sc}`, "u");
    expect(readWrittenTexts().filter(({ text }) => price.test(text))).toEqual([]);
  });

  test.each(services)("S3.4 the plans of $id have five features each, and no two plans share one", (service) => {
    const features = plans.flatMap((plan) => service.plans[plan.id].features);
    for (const plan of plans) expect(service.plans[plan.id].features.length).toBeGreaterThanOrEqual(5);
    expect(new Set(features).size).toBe(features.length);
    expect(new Set(limits(service.id)).size).toBe(3);
  });

  test.each(plans)("S3.4 no two services have the same features in $name", ({ id }) => {
    const features = services.map((service) => service.plans[id].features.join("\n"));
    expect(new Set(features).size).toBe(services.length);
  });

  test.each(kindServices)("D5 the %s plans name no quantity", (id) => {
    const service = services.find((candidate) => candidate.id === id);
    const text = strings(service?.plans).join("\n");
    expect(text).not.toBe("");
    expect(text).not.toMatch(/\d|\b(one|two|three|four|five|six|ten|dozen|unlimited|hundred|thousand)\b/i);
  });
});

describe("claims", () => {
  test("S9.4 a claim's figure appears in no other file of the content or the app", () => {
    const figures = /500k\+|43%|96%|190\+|40\+|99\.9%|24\/7|98%|\b5 min\b/;
    // The duration of a lesson's step is not a claim.
    const isLength = (text: string): boolean => /^\d+ min$/.test(text);
    const isRepeated = ({ file, text }: WrittenText) =>
      !file.endsWith("/claims.yaml") && !isLength(text) && figures.test(text);
    expect(readWrittenTexts().filter(isRepeated)).toEqual([]);
    const app = globSync("app/**/*.{ts,tsx}", { cwd: root, exclude: ["**/*.test.*"] });
    expect(app.filter((file) => figures.test(readFileSync(path.join(root, file), "utf8")))).toEqual([]);
  });
});

describe("platforms, photos and links", () => {
  test("S2.7 the album has no duplicate platforms", () => {
    expect(new Set(platforms.map((platform) => platform.name)).size).toBe(platforms.length);
  });

  test("S7.7 there are nine different photos from the stock host, sized, cropped and described", () => {
    const list = Object.values(photos);
    expect(list).toHaveLength(9);
    expect(new Set(list.map((photo) => new URL(photo.url).pathname)).size).toBe(9);
    for (const photo of list) {
      const url = new URL(photo.url);
      expect(url.origin).toBe(photoHost);
      expect(url.searchParams.get("w")).toBe(String(photo.width));
      expect(url.searchParams.get("h")).toBe(String(photo.height));
      for (const name of ["q", "auto", "fit"]) expect(url.searchParams.get(name)).toBeTruthy();
      expect(photo.alt).not.toBe("");
    }
  });

  test("D15 social icons link to the platforms' own homepages", () => {
    for (const entry of socialLinks) expect(new URL(entry.href).pathname).toBe("/");
  });
});

describe("texts fixed by the specification", () => {
  test("S8.2 each problem has one sentence, and gateway errors can be retried", () => {
    const sentences = Object.values(authErrors).map((error) => error.sentence);
    expect(new Set(sentences).size).toBe(sentences.length);
    const gateway = Object.values(authErrors).filter((error) => error.status !== undefined);
    expect(gateway.map((error) => error.status)).toEqual([502, 503, 504]);
    expect(Object.keys(weakPasswordReasons)).toEqual(["length", "characters", "pwned"]);
  });

  test("P2 and P3 the footer forms promise nothing in the spec profile", () => {
    const promises = /\b(week|month|soon|every|receive|we will|we send|unsubscribe)\b/i;
    expect(strings([footer.newsletter, footer.sms]).filter((text) => promises.test(text))).toEqual([]);
  });
});

describe("pages worth reading", () => {
  test.each([learnDigitalMarketing, learnEcommerce])("S2.10 $title is a short lesson with a worked sample", (page) => {
    expect(wordCount(page.sections)).toBeGreaterThanOrEqual(400);
    expect(wordCount(page.sections)).toBeLessThanOrEqual(900);
    expect(strings(page).some((text) => /sample/i.test(text))).toBe(true);
  });
});

describe("voice", () => {
  const hype =
    /\b(unlock\w*|supercharg\w*|seamless\w*|leverag\w*|cutting[- ]edge|game[- ]chang\w*|revolution\w*|empower\w*|elevat\w*|effortless\w*|world[- ]class|best[- ]in[- ]class|skyrocket\w*|next[- ]level|synerg\w*|turbocharg\w*|unleash\w*)\b/i;
  const markup = /<\/?(a|b|br|code|div|em|i|li|ol|p|small|span|strong|ul)\b[^>]*>|&[a-z]+;/i;

  test.each(files)("%s has no hype and no markup", (file) => {
    const texts = words.get(file) ?? [];
    expect(texts.filter((text) => hype.test(text))).toEqual([]);
    // These are rendered from Markdown, which must not contain HTML (scripts/words/articles.ts).
    const isRendered = ["articles.ts", "changelog.ts"].includes(file);
    expect(texts.filter((text) => !isRendered && markup.test(text))).toEqual([]);
  });

  test("S9.5 invented examples are marked as such", () => {
    const invented = ["pages/demo.ts", "pages/resources.ts", "pages/solutions.ts", "pages/learn-ecommerce.ts"];
    expect(invented.filter((page) => !words.get(page)?.some((text) => /sample/i.test(text)))).toEqual([]);
  });

  test("no two pages share a sentence, except what a claim means", () => {
    const quoted = Object.values(claims)
      .map(({ means }) => means)
      .join("\n");
    const seenOn = new Map<string, string>();
    const repeated: string[] = [];
    for (const [file, texts] of words) {
      if (!file.startsWith("pages/")) continue;
      const sentences = new Set(texts.flatMap((text) => text.split(/(?<=[.!?:])\s+/)));
      for (const sentence of sentences) {
        if (sentence.split(" ").length < 6 || quoted.includes(sentence)) continue;
        const other = seenOn.get(sentence);
        if (other) repeated.push(`${other} and ${file}: ${sentence}`);
        seenOn.set(sentence, file);
      }
    }
    expect(repeated).toEqual([]);
  });
});
