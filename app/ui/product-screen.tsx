import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { SampleMark } from "./sample-mark.tsx";
import styles from "./product-screen.module.css";

interface ProductScreenProps {
  /** Of its mat. */
  ink: string;
  title: string;
  /** Says that all in it is a sample. */
  sample: string;
  children: ReactNode;
}

/** A screen of the product, drawn in HTML on a mat. */
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

/** Looks like a control of the product but does nothing here. */
export function Tag({ isOn = false, children }: { isOn?: boolean; children: ReactNode }) {
  return (
    <span className={classNames(styles.tag, isOn && "forced-colors")} data-on={isOn || undefined}>
      {children}
    </span>
  );
}
