import { articlesPath } from "#content/articles.ts";
import { articles as articlesWords } from "#content/generated/pages/articles.ts";
import type {
  Article,
  BreadcrumbList,
  Graph,
  Organization,
  Service,
  SoftwareApplication,
  Thing,
  WebSite,
} from "schema-dts";
import { caseStudiesPage } from "#content/generated/pages/case-studies.ts";
import { plans } from "#content/catalog/plans.ts";
import { services } from "#content/catalog/services.ts";
import { site, socialLinks } from "#content/site.ts";
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
  const title = textOf(requireElement(document, "title"));
  const things: Thing[] =
    path === "/" ? [organization(siteUrl), website(siteUrl)] : [breadcrumbs({ path, title }, siteUrl)];
  if (path === "/pricing") things.push(software(siteUrl));
  if (path === "/product") things.push(...services.map((each) => service(each, siteUrl)));
  if (isArticle(path)) things.push(article(document, title, siteUrl));
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  append(requireElement(document, "body"), createElement("script", { type: "application/ld+json" }, json));
};

/** The lists whose entries have pages of their own. */
const shelves = [
  { name: caseStudiesPage.title, path: storiesPath },
  { name: articlesWords.title, path: articlesPath },
];

const isArticle = (path: string): boolean => shelves.some((shelf) => path.startsWith(`${shelf.path}/`));

const organizationId = (siteUrl: string) => ({ "@id": `${siteUrl}/#organization` });

function organization(siteUrl: string): Organization {
  return {
    "@type": "Organization",
    ...organizationId(siteUrl),
    name: site.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/apple-touch-icon.png`,
    email: site.contacts.help,
    // D15: until a business fills them in, the social links lead to the platforms and say nothing about who we are.
    ...(socialLinks.every(({ href }) => new URL(href).pathname === "/")
      ? {}
      : { sameAs: socialLinks.map(({ href }) => href) }),
  };
}

function website(siteUrl: string): WebSite {
  return {
    "@type": "WebSite",
    name: site.name,
    url: `${siteUrl}/`,
    inLanguage: site.language,
    publisher: organizationId(siteUrl),
  };
}

function breadcrumbs({ path, title }: { path: string; title: string }, siteUrl: string): BreadcrumbList {
  const trail = [
    { name: site.name, path: "/" },
    ...shelves.filter((shelf) => path.startsWith(`${shelf.path}/`)),
    { name: ownTitle(title), path },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.name,
      item: siteUrl + step.path,
    })),
  };
}

const ownTitle = (title: string): string => title.replace(` · ${site.name}`, "");

/** The page of a case study or an article, with data from its head and the days that it states. */
function article(document: HtmlDocument, title: string, siteUrl: string): Article {
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
    headline: ownTitle(title),
    description: meta("description"),
    image: meta("og:image"),
    ...(published ? { datePublished: new Date(published).toISOString() } : {}),
    ...(updated ? { dateModified: new Date(updated).toISOString() } : {}),
    mainEntityOfPage: meta("og:url"),
    inLanguage: site.language,
    author: organizationId(siteUrl),
    publisher: organizationId(siteUrl),
  };
}

function software(siteUrl: string): SoftwareApplication {
  return {
    "@type": "SoftwareApplication",
    name: site.name,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Any, in a web browser",
    url: `${siteUrl}/pricing`,
    publisher: organizationId(siteUrl),
    offers: plans.map(({ name, monthlyPrice }) => ({
      "@type": "Offer",
      name,
      price: String(monthlyPrice),
      priceCurrency: site.currency,
      url: `${siteUrl}/pricing`,
    })),
  };
}

/** One of the ten services with the prices of its plans (S9.1). */
function service({ id, name, description }: (typeof services)[number], siteUrl: string): Service {
  return {
    "@type": "Service",
    name,
    description,
    provider: organizationId(siteUrl),
    offers: {
      "@type": "AggregateOffer",
      priceCurrency: site.currency,
      lowPrice: Math.min(...plans.map(({ monthlyPrice }) => monthlyPrice)),
      highPrice: Math.max(...plans.map(({ monthlyPrice }) => monthlyPrice)),
      offerCount: plans.length,
      url: `${siteUrl}/pricing#${id}`,
    },
  };
}
