import { language } from "#words/language.ts";
import { articlePath, articles } from "./articles.ts";
import { cardAddress, toCardName } from "./card-address.ts";
import { caseStudiesPath } from "./case-study-path.ts";
import { pageList } from "#words/page-list.ts";
import { anyTrade, tradeScenes } from "./trades.ts";

export interface SocialCard {
  readonly address: string;
  /** Path of the page that the card belongs to. */
  readonly page: string;
  readonly heading: string;
  /** File in app/drawings, without its extension. */
  readonly drawing: string;
  readonly direction: "ltr" | "rtl";
}

const pages = [
  ...Object.entries(pageList).map(([address, page]) => ({
    page: address,
    heading: "heading" in page ? page.heading : page.hero.title.join(" "),
    drawing: page.card,
  })),
  ...articles.map((article) => ({
    page: articlePath(article),
    heading: article.title,
    drawing: article.drawing.replace(/^.app.drawings.|.svg$/g, ""),
  })),
].map((card) => ({ ...card, name: toCardName(card.page) }));

const trades = [...tradeScenes, anyTrade].map(({ key }) => ({
  page: caseStudiesPath,
  heading: pageList[caseStudiesPath].heading,
  drawing: `scenes/${key}`,
  name: `case-study-${key}`,
}));

export const socialCards: readonly SocialCard[] = [...pages, ...trades].map(({ name, ...card }) => ({
  ...card,
  address: cardAddress(language.prefix, name),
  direction: language.direction,
}));
