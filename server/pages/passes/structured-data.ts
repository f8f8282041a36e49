import type { Graph, Thing } from "schema-dts";
import { helpPath } from "#content/answers.ts";
import { articlesPath } from "#content/articles.ts";
import { plans } from "#content/catalog/plans.ts";
import { services } from "#content/catalog/services.ts";
import { articles as articlesWords } from "#words/pages/articles.ts";
import { caseStudiesPage } from "#words/pages/case-studies.ts";
import { contacts, socialLinks } from "#content/contacts.ts";
import { language } from "#words/language.ts";
import { site } from "#content/site.ts";
import { help } from "#words/pages/help.ts";
import { storiesPath } from "#content/story-path.ts";
import {
  append,
  attributeOf,
  createElement,
  findElements,
  type HtmlDocument,
  requireElement,
  textOf,
} from "./html-tree.ts";
import type { Pass } from "./pass.ts";

/**
 * Machine-readable data about a page for search engines (schema.org, as JSON-LD): only what the page itself says, so no
 * ratings and no reviews. It is at the end of the body and adds nothing to the browser bundle.
 */
export const structuredData: Pass = (document, { path, status, siteUrl }) => {
  if (status !== 200) return;
  const things = path === "/" ? aboutUs(siteUrl) : aboutPage(document, path, siteUrl);
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  append(requireElement(document, "body"), createElement("script", { type: "application/ld+json" }, json));
};

/** The lists whose entries have pages of their own. */
const shelves = [
  { name: caseStudiesPage.title, path: storiesPath, holdsArticles: true },
  { name: articlesWords.title, path: articlesPath, holdsArticles: true },
  { name: help.title, path: helpPath, holdsArticles: false },
];

const organizationId = (siteUrl: string) => ({ "@id": `${siteUrl}/#organization` });

const aboutUs = (siteUrl: string): Thing[] => [
  {
    "@type": "Organization",
    ...organizationId(siteUrl),
    name: site.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/apple-touch-icon.png`,
    email: contacts.help,
    // D15: until a business fills them in, the social links lead to the platforms and say nothing about who we are.
    ...(socialLinks.every(({ href }) => new URL(href).pathname === "/")
      ? {}
      : { sameAs: socialLinks.map(({ href }) => href) }),
  },
  {
    "@type": "WebSite",
    name: site.name,
    url: `${siteUrl}/`,
    inLanguage: language.code,
    publisher: organizationId(siteUrl),
  },
];

function aboutPage(document: HtmlDocument, path: string, siteUrl: string): Thing[] {
  const organization = organizationId(siteUrl);
  const name = textOf(requireElement(document, "title")).replace(` · ${site.name}`, "");
  const shelf = shelves.filter((list) => path.startsWith(`${list.path}/`));
  const trail = [{ name: site.name, path: "/" }, ...shelf, { name, path }];
  const things: Thing[] = [
    {
      "@type": "BreadcrumbList",
      itemListElement: trail.map((step, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: step.name,
        item: siteUrl + step.path,
      })),
    },
  ];
  if (path === "/pricing") {
    things.push({
      "@type": "SoftwareApplication",
      name: site.name,
      applicationCategory: "BusinessApplication",
      operatingSystem: "Any, in a web browser",
      url: `${siteUrl}/pricing`,
      publisher: organization,
      offers: plans.map((plan) => ({
        "@type": "Offer",
        name: plan.name,
        price: String(plan.monthlyPrice),
        priceCurrency: site.currency,
        url: `${siteUrl}/pricing`,
      })),
    });
  }
  if (path === "/product") {
    const prices = plans.map(({ monthlyPrice }) => monthlyPrice);
    // The ten services with the prices of their plans (S9.1).
    for (const service of services) {
      things.push({
        "@type": "Service",
        name: service.name,
        description: service.description,
        provider: organization,
        offers: {
          "@type": "AggregateOffer",
          priceCurrency: site.currency,
          lowPrice: Math.min(...prices),
          highPrice: Math.max(...prices),
          offerCount: plans.length,
          url: `${siteUrl}/pricing#${service.id}`,
        },
      });
    }
  }
  if (shelf.some(({ holdsArticles }) => holdsArticles)) things.push(article(document, name, siteUrl));
  return things;
}

/** The page of a case study or an article, with data from its head and the days that it states. */
function article(document: HtmlDocument, headline: string, siteUrl: string): Thing {
  const meta = (name: string): string | undefined => {
    const found = findElements(document, "meta").find(
      (tag) => attributeOf(tag, "property") === name || attributeOf(tag, "name") === name,
    );
    return found && attributeOf(found, "content");
  };
  const [published, updated] = findElements(document, "article")
    .flatMap((text) => findElements(text, "time"))
    .map((time) => attributeOf(time, "datetime"));
  return {
    "@type": "Article",
    headline,
    description: meta("description"),
    image: meta("og:image"),
    ...(published ? { datePublished: new Date(published).toISOString() } : {}),
    ...(updated ? { dateModified: new Date(updated).toISOString() } : {}),
    mainEntityOfPage: meta("og:url"),
    inLanguage: language.code,
    author: organizationId(siteUrl),
    publisher: organizationId(siteUrl),
  };
}
