/** What an article is about; each has a label in content/words/en/pages/articles.yaml. */
export const articleTopics = ["email", "texts", "lists", "selling", "search"] as const;

export type ArticleTopic = (typeof articleTopics)[number];
