import { SpriteSymbol } from "./sprite-symbol.tsx";
import styles from "./icon.module.css";
import type { IconName } from "./icon-names.ts";

interface IconProps {
  name: IconName;
  className?: string | undefined;
}

/** One symbol of the sprite, 1.5em square, in the colour of the text around it. Always decorative: the label is the text beside it. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} aria-hidden="true">
      <SpriteSymbol id={name} />
    </svg>
  );
}
