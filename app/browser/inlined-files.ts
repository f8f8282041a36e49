import { createContext, use } from "react";

interface InlinedFiles {
  /** Text of a built file. @throws Error if it was not built */
  read(address: string): string;
  /** URLs of the page's style sheets, in cascade order. */
  sheets: readonly string[];
  /** Sprite symbols rendered so far. */
  symbols: Set<string>;
}

const InlinedFilesContext = createContext<InlinedFiles | null>(null);
export const InlinedFilesProvider = InlinedFilesContext.Provider;

/** Built files that the server inlines into the page. Null in browsers and in development, which load them by URL. */
export function useInlinedFiles(): InlinedFiles | null {
  return import.meta.env.SSR ? use(InlinedFilesContext) : null;
}
