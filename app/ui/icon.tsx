import type { ComponentProps } from "react";
import { useInlinedFiles } from "#app/browser/inlined-files.ts";
import sprite from "#app/drawings/sprite.svg";
import styles from "./icon.module.css";
import type { IconName } from "./icon-names.ts";

interface IconProps {
  name: IconName;
  className?: string | undefined;
}

/** Icons are always decorative, because the text next to them is the label. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} aria-hidden="true">
      <SpriteSymbol id={name} />
    </svg>
  );
}

/** Avoids collisions with the page's other ids. */
const symbolPrefix = "symbol-";

/** On hydration, keeps the reference to the inlined symbol. */
export function SpriteSymbol({ id, ...rest }: { id: string } & ComponentProps<"use">) {
  const files = useInlinedFiles();
  files?.symbols.add(id);
  return <use {...rest} href={files ? `#${symbolPrefix}${id}` : `${sprite}#${id}`} suppressHydrationWarning />;
}

/**
 * Inlines the symbols rendered so far, so that they paint without requesting the sprite.
 * @throws Error if the sprite lacks a symbol
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
