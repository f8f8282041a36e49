import { localizedPath } from "#app/browser/localized-path.ts";
import { useLocation } from "react-router";
import type { ReactNode } from "react";
import { layout } from "#words/layout.ts";
import { pricingLink, solutionsLink } from "#content/navigation.ts";
import styles from "./main-menu.module.css";
import { ProductMenu } from "./product-menu.tsx";
import { ResourcesMenu } from "./resources-menu.tsx";

/** The same elements form the row and the sheet. Everything in them opens by `popovertarget`, so it works before and without scripts. */
export function MainMenu({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <nav id="menu" popover="auto" className={styles.menu} aria-label={layout.mainNavigation}>
      <ProductMenu />
      {[solutionsLink, pricingLink].map(({ to, label }) => (
        <a
          key={to}
          href={localizedPath(to)}
          className={styles.item}
          aria-current={pathname === to ? "page" : undefined}
        >
          {label}
        </a>
      ))}
      <ResourcesMenu />
      <div className={`${styles.extras} cluster gap-2`}>{children}</div>
    </nav>
  );
}
