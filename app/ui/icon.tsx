import type { ComponentProps } from "react";
import sprite from "#app/drawings/sprite.svg";
import styles from "./icon.module.css";
import type { IconName } from "./icon-names.ts";

interface IconProps {
  name: IconName;
  className?: string | undefined;
}

/** One symbol of the sprite, 1.5em square, in the color of the text around it. Always decorative: the label is the text beside it. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} aria-hidden="true">
      <SpriteSymbol id={name} />
    </svg>
  );
}

/**
 * A symbol of the sprite, within an `svg`. A served page has its own copies (server/pages/passes/inline-symbols.ts), so hydration
 * finds an address other than the one it would render.
 */
export function SpriteSymbol({ id, ...rest }: { id: string } & ComponentProps<"use">) {
  return <use {...rest} href={`${sprite}#${id}`} suppressHydrationWarning />;
}
