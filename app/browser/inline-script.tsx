import type { ComponentProps } from "react";
import { useInlinedFiles } from "./inlined-files.ts";

/**
 * Runs before the rest of the page, as a classic script with the text that Vite builds for `?worker&url`, bundled with
 * its imports. In development it is a module script, which runs later.
 */
export function InlineScript({ src, ...attributes }: ComponentProps<"script"> & { src: string }) {
  const files = useInlinedFiles();
  if (!files) return <script {...attributes} type="module" src={src} />;
  return <script {...attributes} dangerouslySetInnerHTML={{ __html: files.read(src).trim() }} />;
}
