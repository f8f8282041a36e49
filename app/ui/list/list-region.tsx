import type { ReactNode, Ref } from "react";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./list-region.module.css";

interface ListRegionProps {
  ref: Ref<HTMLElement>;
  label: string;
  isLoading: boolean;
  className: string | undefined;
  children: ReactNode;
}

/** The region of a list that the browser reads. */
export function ListRegion({ ref, label, isLoading, className, children }: ListRegionProps) {
  return (
    <section
      ref={ref}
      className={classNames(styles.region, className, "wrap")}
      aria-label={label}
      aria-busy={isLoading}
      tabIndex={-1}
    >
      {children}
    </section>
  );
}
