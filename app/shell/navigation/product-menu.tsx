import { localizedPath } from "#app/browser/localized-path.ts";
import { useLocation } from "react-router";
import { StampChip } from "#app/ui/stamp-chip.tsx";
import { serviceNames } from "#content/catalog/service-names.ts";
import { productMenu, productPath } from "#content/navigation.ts";
import { serviceLines } from "#words/services.ts";
import { MenuSheet } from "./menu-sheet.tsx";
import styles from "./product-menu.late.module.css";

export function ProductMenu() {
  const { pathname } = useLocation();
  const here = pathname === "/product";
  return (
    <MenuSheet id="product-menu" label={productMenu.label} current={here}>
      <div className={`${styles.services} wrap`}>
        <ul className="fill gap-1">
          {serviceNames.map((service) => (
            <li key={service.id}>
              <a href={localizedPath(productPath(service.id))} className={`${styles.service} media gap-3`}>
                <StampChip {...service} />
                <span className="stack gap-1">
                  <b>{service.shortName}</b>
                  <small className="small soft wide-only">{serviceLines[service.id]}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
        <div className={`${styles.more} cluster gap-5 small`}>
          <p className="soft">{productMenu.line}</p>
          {productMenu.more.map((link) => (
            <a key={link.to} href={localizedPath(link.to)}>
              {link.label}
            </a>
          ))}
        </div>
      </div>
    </MenuSheet>
  );
}
