import type { ComponentProps } from "react";
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

/** The served page has inlined copies (server/pages/passes/inline-symbols.ts), so hydration finds another address than it would render. */
export function SpriteSymbol({ id, ...rest }: { id: string } & ComponentProps<"use">) {
  return <use {...rest} href={`${sprite}#${id}`} suppressHydrationWarning />;
}
