import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { SampleMark } from "./sample-mark.tsx";
import styles from "./product-screen.module.css";

interface ProductScreenProps {
  ink: string;
  title: string;
  sample: string;
  children: ReactNode;
}

export function ProductScreen({ ink, title, sample, children }: ProductScreenProps) {
  return (
    <figure className={`${styles.screen} small forced-border`} data-k={ink}>
      <figcaption className={`row gap-3 ${styles.bar}`}>
        <Icon name="lark" />
        {title}
        <SampleMark>{sample}</SampleMark>
      </figcaption>
      {children}
    </figure>
  );
}

/** Part of a picture of the product, so it looks like a control but does nothing. */
export function Tag({ isOn = false, children }: { isOn?: boolean; children: ReactNode }) {
  return (
    <span className={classNames(styles.tag, isOn && "forced-colors")} data-on={isOn || undefined}>
      {children}
    </span>
  );
}
