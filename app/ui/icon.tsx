import type { ComponentProps } from "react";
import { useInlinedFiles } from "#app/browser/inlined-files.ts";
import sprite from "#app/drawings/sprite.svg";
import styles from "./icon.module.css";
import type { IconName } from "./icon-names.ts";

interface IconProps {
  name: IconName;
  className?: string | undefined;
}

/** Always decorative: the label is the text next to it. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} aria-hidden="true">
      <SpriteSymbol id={name} />
    </svg>
  );
}

/** Avoids the page's other ids. */
const symbolPrefix = "symbol-";

/** Hydration finds the address of the page's own copy, and keeps it. */
export function SpriteSymbol({ id, ...rest }: { id: string } & ComponentProps<"use">) {
  const files = useInlinedFiles();
  files?.symbols.add(id);
  return <use {...rest} href={files ? `#${symbolPrefix}${id}` : `${sprite}#${id}`} suppressHydrationWarning />;
}

/**
 * The symbols of everything rendered before, painted with the page's text, without a request for the whole sprite.
 * @throws Error if the sprite lacks one
 */
export function InlinedSymbols() {
  const files = useInlinedFiles();
  if (!files) return null;
  const symbols = new Map(
    [...files.read(sprite).matchAll(/<symbol id="([^"]+)"(.*)/g)].map(([, id, rest]) => [id, rest]),
  );
  const html = [...files.symbols].map((id) => {
    if (!symbols.has(id)) throw new Error(`The sprite has no symbol ${id}.`);
    return `<symbol id="${symbolPrefix}${id}"${symbols.get(id)}`;
  });
  return (
    <span hidden>
      <svg dangerouslySetInnerHTML={{ __html: html.join("") }} />
    </span>
  );
}
