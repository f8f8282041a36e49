/** Feeds contain the articles' full text. */
export const feedPaths = { atom: "/articles/feed.xml", json: "/articles/feed.json" } as const;
