import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("product", "routes/product.tsx"),
  route("pricing", "routes/pricing.tsx"),
  route("solutions", "routes/solutions.tsx"),
  route("features/smart-personalization", "routes/feature-smart-personalization.tsx"),
  route("features/flexible-pricing", "routes/feature-flexible-pricing.tsx"),
  route("features/easy-to-use", "routes/feature-easy-to-use.tsx"),
  route("features/global-reach", "routes/feature-global-reach.tsx"),
  route("resources", "routes/resources.tsx"),
  route("media-world", "routes/media-world.tsx"),
  route("case-studies", "routes/case-studies.tsx"),
  // Made on request, for each record of the table (server/pages/stories.ts).
  route("case-studies/:name", "routes/case-study.tsx"),
  route("social-media-world", "routes/social-media-world.tsx"),
  route("developer", "routes/developer.tsx"),
  route("help", "routes/help.tsx"),
  route("learn/digital-marketing", "routes/learn-digital-marketing.tsx"),
  route("learn/ecommerce", "routes/learn-ecommerce.tsx"),
  route("demo", "routes/demo.tsx"),
  route("trust", "routes/trust.tsx"),
  route("glossary", "routes/glossary.tsx"),
  route("tools/which-services", "routes/which-services.tsx"),
  route("tools/text-cost", "routes/text-cost.tsx"),
  route("legal", "routes/legal.tsx"),
  // The account screens of the live profile; in spec the server answers 404 for them (P6).
  route("account", "routes/account.tsx"),
  route("set-password", "routes/set-password.tsx"),
  route("confirm", "routes/confirm.tsx"),
  route("privacy-receipt", "routes/privacy-receipt.tsx"),
  // The newsletter's pages, of the live profile too (P2, P3).
  route("newsletter/:page", "routes/newsletter.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
