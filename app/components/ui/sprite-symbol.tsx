import type { ComponentProps } from "react";
import sprite from "#app/drawings/sprite.svg";

/**
 * A symbol of the sprite, within an `svg`. A page comes with its own copies (server/pages/passes/inline-symbols.ts), so hydration
 * finds another address than it would render.
 */
export function SpriteSymbol({ id, ...rest }: { id: string } & ComponentProps<"use">) {
  return <use {...rest} href={`${sprite}#${id}`} suppressHydrationWarning />;
}
