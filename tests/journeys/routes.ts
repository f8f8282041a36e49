/** Every address of the specification, and those of D17. */
export const routes = [
  "/",
  "/product",
  "/pricing",
  "/solutions",
  "/features/smart-personalization",
  "/features/flexible-pricing",
  "/features/easy-to-use",
  "/features/global-reach",
  "/resources",
  "/media-world",
  "/case-studies",
  "/social-media-world",
  "/developer",
  "/help",
  "/learn/digital-marketing",
  "/learn/ecommerce",
  "/demo",
  "/trust",
  "/glossary",
  "/legal",
] as const;

/** Routes that fetch on arrival and therefore hydrate at once. */
export const fetchingRoutes: ReadonlySet<string> = new Set(["/case-studies", "/social-media-world"]);
