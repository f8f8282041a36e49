import { localizedPath } from "#app/browser/localized-path.ts";
import type { Graph, Thing } from "schema-dts";
import { helpPath } from "#content/answers.ts";
import { articlesPath } from "#content/articles.ts";
import { plans } from "#content/catalog/plans.ts";
import { articles as articlesWords } from "#words/pages/articles.ts";
import { caseStudiesPage } from "#words/pages/case-studies.ts";
import { contacts, socialLinks } from "#content/brand/contacts.ts";
import { language } from "#words/language.ts";
import { site } from "#content/brand/site.ts";
import { firstLanguage } from "#content/language.ts";
import { help } from "#words/pages/help.ts";
import { caseStudiesPath } from "#content/case-study-path.ts";

export interface PageFacts {
  readonly siteUrl: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly image: string;
  readonly address: string;
  /** ISO dates or times, as articles show them. */
  readonly published?: string | undefined;
  readonly changed?: string | undefined;
  readonly isEnglish?: boolean | undefined;
}

/** Returns JSON-LD with schema.org's terms, limited to facts on the page. There are no ratings or reviews. */
export function structuredData(page: PageFacts): Graph {
  return { "@context": "https://schema.org", "@graph": page.path === "/" ? aboutUs(page.siteUrl) : aboutPage(page) };
}

const shelves = [
  { name: caseStudiesPage.title, path: caseStudiesPath, holdsArticles: true },
  { name: articlesWords.title, path: articlesPath, holdsArticles: true },
  { name: help.title, path: helpPath, holdsArticles: false },
];

const organizationId = (siteUrl: string) => ({ "@id": `${siteUrl}/#organization` });

const aboutUs = (siteUrl: string): Thing[] => [
  {
    "@type": "Organization",
    ...organizationId(siteUrl),
    name: site.name,
    url: siteUrl + localizedPath("/"),
    logo: `${siteUrl}/apple-touch-icon.png`,
    email: contacts.help,
    // Until a business adds its profiles, these are the platforms' homepages (D15).
    ...(socialLinks.every(({ href }) => new URL(href).pathname === "/")
      ? {}
      : { sameAs: socialLinks.map(({ href }) => href) }),
  },
  {
    "@type": "WebSite",
    name: site.name,
    url: siteUrl + localizedPath("/"),
    inLanguage: language.code,
    publisher: organizationId(siteUrl),
  },
];

function aboutPage(page: PageFacts): Thing[] {
  const { path, siteUrl, title: name } = page;
  const organization = organizationId(siteUrl);
  const shelf = shelves.filter((list) => path.startsWith(`${list.path}/`));
  const trail = [{ name: site.name, path: "/" }, ...shelf, { name, path }];
  const things: Thing[] = [
    {
      "@type": "BreadcrumbList",
      itemListElement: trail.map((step, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: step.name,
        item: siteUrl + localizedPath(step.path),
      })),
    },
  ];
  if (path === "/pricing") {
    things.push({
      "@type": "SoftwareApplication",
      name: site.name,
      applicationCategory: "BusinessApplication",
      operatingSystem: "Any, in a web browser",
      url: siteUrl + localizedPath("/pricing"),
      publisher: organization,
      offers: plans.map((plan) => ({
        "@type": "Offer",
        name: plan.name,
        price: String(plan.monthlyPrice),
        priceCurrency: site.currency,
        url: siteUrl + localizedPath("/pricing"),
      })),
    });
  }
  if (shelf.some(({ holdsArticles }) => holdsArticles)) things.push(article(page));
  return things;
}

function article({ siteUrl, title, description, image, address, published, changed, isEnglish }: PageFacts): Thing {
  return {
    "@type": "Article",
    headline: title,
    description,
    image,
    ...(published ? { datePublished: new Date(published).toISOString() } : {}),
    ...(changed ? { dateModified: new Date(changed).toISOString() } : {}),
    mainEntityOfPage: address,
    inLanguage: isEnglish ? firstLanguage : language.code,
    author: organizationId(siteUrl),
    publisher: organizationId(siteUrl),
  };
}
