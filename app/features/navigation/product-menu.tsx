import { useLocation } from "react-router";
import { StampChip } from "#app/components/ui/stamp-chip.tsx";
import { useBrowserValue } from "#app/lib/use-hydrated.ts";
import { productMenu, serviceLinks } from "#content/navigation.ts";
import { Disclosure } from "./disclosure.tsx";
import styles from "./product-menu.module.css";

/** The ten services, each leading to its place on the product page (S1.2). */
export function ProductMenu() {
  const { pathname } = useLocation();
  // The server never sees a hash, so the first render in the browser must not either.
  // Whenever the hash changes, the router renders this again.
  const hash = useBrowserValue(() => location.hash, "");
  const here = pathname === "/product";
  return (
    <Disclosure id="product-menu" label={productMenu.label} current={here}>
      <div className={`${styles.services} wrap`}>
        <ul>
          {serviceLinks.map((service) => (
            <li key={service.id}>
              <a
                href={service.to}
                className={styles.service}
                aria-current={here && hash === `#${service.id}` ? "location" : undefined}
              >
                <StampChip ink={service.ink} icon={service.ink} />
                <b>{service.label}</b>
                <small>{service.line}</small>
              </a>
            </li>
          ))}
        </ul>
        <div className={styles.more}>
          <p className="soft">{productMenu.line}</p>
          {productMenu.more.map((link) => (
            <a key={link.to} href={link.to}>
              {link.label}
            </a>
          ))}
        </div>
      </div>
    </Disclosure>
  );
}
