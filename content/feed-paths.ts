/** Full text, for feed readers. */
export const feedPaths = { atom: "/articles/feed.xml", json: "/articles/feed.json" } as const;
