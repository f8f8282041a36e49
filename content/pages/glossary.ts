import { formatCount } from "../format.ts";
import type { PageLink } from "../navigation.ts";

/** A word of the trade, told in one sentence. */
export interface GlossaryWord {
  /** The anchor: /glossary#id. */
  readonly id: string;
  readonly word: string;
  readonly sentence: string;
  /** Where this site says more. */
  readonly more?: PageLink;
}

/** In the order of the alphabet. */
const words: readonly GlossaryWord[] = [
  {
    id: "abandoned-cart",
    word: "Abandoned cart",
    sentence: "Things a customer put into the basket of an online shop and did not buy.",
  },
  {
    id: "ab-test",
    word: "A/B test",
    sentence: "Two versions of a message go to two small groups, and the one that does better goes to everyone else.",
  },
  {
    id: "ai",
    word: "AI",
    sentence:
      "Software that has learned from many examples to write a draft or make a guess, which a person should read before it is used.",
    more: { label: "What ours does with your list", to: "/trust#ai" },
  },
  {
    id: "audience",
    word: "Audience",
    sentence: "The people an ad is shown to, chosen by place, age, interest or your own list.",
  },
  {
    id: "automation",
    word: "Automation",
    sentence: "A message that sends itself when something happens, such as a sign-up or a birthday.",
  },
  {
    id: "bounce",
    word: "Bounce",
    sentence: "An email that comes back because the address does not exist or its mailbox cannot take it now.",
  },
  {
    id: "campaign",
    word: "Campaign",
    sentence: "One message, or a set of them, sent to many people for one purpose.",
  },
  {
    id: "click-rate",
    word: "Click rate",
    sentence: "How many of every hundred people who got a message followed a link in it.",
  },
  {
    id: "consent",
    word: "Consent",
    sentence: "A person’s clear yes to being written to, with the date and the words they agreed to.",
    more: { label: "How to ask for it", to: "/learn/digital-marketing#ask-first" },
  },
  {
    id: "contact",
    word: "Contact",
    sentence: "One person on your list, however many addresses and numbers you have for them.",
    more: { label: "How we count contacts", to: "/trust#contact" },
  },
  {
    id: "conversion",
    word: "Conversion",
    sentence: "A reader does what the message asked for: orders, books, signs up or comes in.",
  },
  {
    id: "crm",
    word: "CRM",
    sentence:
      "Customer relationship management: one place for what you know about each customer, and what you promised them.",
    more: { label: "Our CRM", to: "/product#crm" },
  },
  {
    id: "csv",
    word: "CSV file",
    sentence: "A table saved as plain text, one line for each row, which every spreadsheet program can open.",
  },
  {
    id: "deliverability",
    word: "Deliverability",
    sentence: "How much of your email reaches the inbox, not the spam folder.",
    more: { label: "What helps", to: "/trust#spam-folder" },
  },
  {
    id: "dkim",
    word: "DKIM",
    sentence: "A signature in each email which proves that it comes from your domain and was not changed on the way.",
    more: { label: "How to set it up", to: "/trust#spf-dkim-dmarc" },
  },
  {
    id: "dmarc",
    word: "DMARC",
    sentence:
      "A rule you publish for your domain, telling receivers what to do with mail that only pretends to be yours.",
  },
  {
    id: "dns",
    word: "DNS",
    sentence: "The internet’s address book, where the entries of your domain are kept.",
  },
  {
    id: "domain",
    word: "Domain",
    sentence: "The name you own on the internet, behind the @ of your email and in your web address.",
    more: { label: "Email at your own domain", to: "/product#business-email" },
  },
  {
    id: "double-opt-in",
    word: "Double opt-in",
    sentence: "Someone signs up, gets an email, and counts only after pressing the link in it.",
  },
  {
    id: "gdpr",
    word: "GDPR",
    sentence: "The European Union’s law on personal data, which holds for anyone who keeps data of people there.",
    more: { label: "Who does what under it", to: "/trust#gdpr" },
  },
  {
    id: "influencer",
    word: "Influencer",
    sentence: "Someone many people follow online and take advice from.",
    more: { label: "Influencer and KOL marketing", to: "/product#kol" },
  },
  {
    id: "keyword",
    word: "Keyword",
    sentence: "The words people type into a search engine when they look for what you sell.",
  },
  {
    id: "kol",
    word: "KOL",
    sentence: "Key opinion leader: an expert or well-known voice that people in one field trust.",
  },
  {
    id: "landing-page",
    word: "Landing page",
    sentence: "The page a link in a message leads to, made for that one offer.",
  },
  {
    id: "local-listing",
    word: "Local listing",
    sentence: "Your shop’s entry on a map or in a directory, with its address and opening hours.",
  },
  {
    id: "newsletter",
    word: "Newsletter",
    sentence: "An email sent regularly to people who asked for it.",
    more: { label: "Email marketing", to: "/product#email-marketing" },
  },
  {
    id: "open-rate",
    word: "Open rate",
    sentence:
      "How many of every hundred emails were opened, as far as a program can tell: some open every email by itself.",
  },
  {
    id: "opt-out",
    word: "Opt-out",
    sentence: "A way for people to say that they want no more messages, such as a link or the word STOP.",
  },
  {
    id: "personalization",
    word: "Personalization",
    sentence: "Fitting the greeting, offer, language or hour of a message to the person who gets it.",
    more: { label: "Smart Personalization", to: "/features/smart-personalization" },
  },
  {
    id: "ranking",
    word: "Ranking",
    sentence: "The place at which a page comes up in a search.",
  },
  {
    id: "reach",
    word: "Reach",
    sentence: "How many different people saw a post or an ad at least once.",
  },
  {
    id: "segment",
    word: "Segment",
    sentence: "A part of your list with something in common, such as everyone who bought in the last month.",
  },
  {
    id: "sender-name",
    word: "Sender name",
    sentence: "The name that stands beside your message in an inbox or above a text.",
  },
  {
    id: "seo",
    word: "SEO",
    sentence: "Search engine optimization: the work that lets people find your pages without an ad.",
    more: { label: "Our SEO service", to: "/product#seo" },
  },
  {
    id: "spam",
    word: "Spam",
    sentence: "Messages sent to people who never asked for them.",
  },
  {
    id: "spf",
    word: "SPF",
    sentence: "A list, kept with your domain, of who may send email in its name.",
  },
  {
    id: "subject-line",
    word: "Subject line",
    sentence: "The one line of an email that people read before they decide to open it.",
  },
  {
    id: "template",
    word: "Template",
    sentence: "A ready-made message in which only names, dates and offers are filled in.",
  },
  {
    id: "uptime",
    word: "Uptime",
    sentence: "The share of time in which a service works.",
    more: { label: "What our figure means", to: "/trust#uptime" },
  },
  {
    id: "utm-tag",
    word: "UTM tag",
    sentence: "A few letters added to a link, so that you can see later which message a visitor came from.",
  },
];

export const glossary = {
  title: "Glossary",
  description: `${formatCount(words.length)} marketing words, each explained in one plain sentence: deliverability, double opt-in, segment and the rest.`,
  heading: `Glossary: ${formatCount(words.length)} marketing words`,
  lead: "One plain sentence each. Look one up when somebody uses it on you.",
  artCaption: "An open card-index drawer with one card standing up",
  lettersLabel: "Letters",
  next: { label: "Learn digital marketing", to: "/learn/digital-marketing" },
  tryFree: "Try Free",
  words,
} as const;
