import type { ComponentProps } from "react";
import { useInlinedFiles } from "./inlined-files.ts";

/**
 * Runs before the rest of the page: a classic script with the text of the file that Vite builds for `?worker&url`, a module with all its
 * imports. In development a module script, which runs later.
 */
export function InlineScript({ src, ...attributes }: ComponentProps<"script"> & { src: string }) {
  const files = useInlinedFiles();
  if (!files) return <script {...attributes} type="module" src={src} />;
  return <script {...attributes} dangerouslySetInnerHTML={{ __html: files.read(src).trim() }} />;
}
