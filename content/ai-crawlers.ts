/** `name` is the user agent that the crawler matches in robots.txt. */
export interface AiCrawler {
  readonly name: string;
  readonly company: string;
  /** "on request": for one person who asked about a page. */
  readonly reads: "training" | "search" | "on request";
  readonly allowed: boolean;
}

/** The two "-Extended" names fetch nothing. They control how Googlebot's and Applebot's copies are used. */
export const aiCrawlers: readonly AiCrawler[] = [
  { name: "GPTBot", company: "OpenAI", reads: "training", allowed: true },
  { name: "OAI-SearchBot", company: "OpenAI", reads: "search", allowed: true },
  { name: "ChatGPT-User", company: "OpenAI", reads: "on request", allowed: true },
  { name: "ClaudeBot", company: "Anthropic", reads: "training", allowed: true },
  { name: "Claude-SearchBot", company: "Anthropic", reads: "search", allowed: true },
  { name: "Claude-User", company: "Anthropic", reads: "on request", allowed: true },
  { name: "Google-Extended", company: "Google", reads: "training", allowed: true },
  { name: "PerplexityBot", company: "Perplexity", reads: "search", allowed: true },
  { name: "Perplexity-User", company: "Perplexity", reads: "on request", allowed: true },
  { name: "Applebot-Extended", company: "Apple", reads: "training", allowed: true },
  { name: "Amazonbot", company: "Amazon", reads: "search", allowed: true },
  { name: "meta-externalagent", company: "Meta", reads: "training", allowed: true },
  { name: "meta-externalfetcher", company: "Meta", reads: "on request", allowed: true },
  { name: "MistralAI-User", company: "Mistral", reads: "on request", allowed: true },
  { name: "DuckAssistBot", company: "DuckDuckGo", reads: "on request", allowed: true },
  { name: "CCBot", company: "Common Crawl", reads: "training", allowed: true },
  { name: "cohere-training-data-crawler", company: "Cohere", reads: "training", allowed: true },
  { name: "Bytespider", company: "ByteDance", reads: "training", allowed: true },
];
