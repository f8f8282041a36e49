import { createContext, use } from "react";

interface InlinedFiles {
  /** @throws Error if the file was not built */
  read(address: string): string;
  /** URLs of the page's style sheets, in cascade order. */
  sheets: readonly string[];
  symbols: Set<string>;
}

const InlinedFilesContext = createContext<InlinedFiles | null>(null);
export const InlinedFilesProvider = InlinedFilesContext.Provider;

/** Null in browsers and in development, which load the files by URL. */
export function useInlinedFiles(): InlinedFiles | null {
  return import.meta.env.SSR ? use(InlinedFilesContext) : null;
}
