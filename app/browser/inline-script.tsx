import type { ComponentProps } from "react";
import { useInlinedFiles } from "./inlined-files.ts";

/** Runs before the rest of the page. Vite bundles `?worker&url` as a classic script. Development runs it later, as a module. */
export function InlineScript({ src, ...attributes }: ComponentProps<"script"> & { src: string }) {
  const files = useInlinedFiles();
  if (!files) return <script {...attributes} type="module" src={src} />;
  return <script {...attributes} dangerouslySetInnerHTML={{ __html: files.read(src).trim() }} />;
}
