import { createContext, type ReactNode, use } from "react";

/** A case study as the server renders it: its part of the head, and its page. */
export interface ServedStory {
  head: ReactNode;
  page: ReactNode;
}

const ServedStoryContext = createContext<ServedStory | null>(null);
export const ServedStoryProvider = ServedStoryContext.Provider;

/** Handed over by entry.server.tsx, so that no part of it is in the scripts; null in the browser, and where there is no such study. */
export function useServedStory(): ServedStory | null {
  return use(ServedStoryContext);
}
