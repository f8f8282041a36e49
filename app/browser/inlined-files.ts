import { createContext, use } from "react";

interface InlinedFiles {
  /** Text of a built file. @throws Error if it was not built */
  read(address: string): string;
  /** Addresses of the page's style sheets, in the order of the cascade. */
  sheets: readonly string[];
  /** Names of the sprite's symbols that have been rendered so far. */
  symbols: Set<string>;
}

const InlinedFilesContext = createContext<InlinedFiles | null>(null);
export const InlinedFilesProvider = InlinedFilesContext.Provider;

/** Built files whose text the server renders into the page. Null in browsers and in development, which load them by address. */
export function useInlinedFiles(): InlinedFiles | null {
  return import.meta.env.SSR ? use(InlinedFilesContext) : null;
}
