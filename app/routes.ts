import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("pages/home/page.tsx"),
  route("product", "pages/product/page.tsx"),
  route("pricing", "pages/pricing/page.tsx"),
  route("solutions", "pages/solutions/page.tsx"),
  route("features/smart-personalization", "pages/features/smart-personalization/page.tsx"),
  route("features/flexible-pricing", "pages/features/flexible-pricing/page.tsx"),
  route("features/easy-to-use", "pages/features/easy-to-use/page.tsx"),
  route("features/global-reach", "pages/features/global-reach/page.tsx"),
  route("resources", "pages/resources/page.tsx"),
  route("articles", "pages/articles/page.tsx"),
  // Articles are files in content/articles/<language>/.
  route("articles/:slug", "pages/articles/article/page.tsx"),
  route("templates", "pages/templates/page.tsx"),
  // Templates are listed in content/templates.ts.
  route("templates/:id", "pages/templates/template/page.tsx"),
  route("changelog", "pages/changelog/page.tsx"),
  route("media-world", "pages/media-world/page.tsx"),
  route("case-studies", "pages/case-studies/page.tsx"),
  // Rendered on request (server/pages/dynamic-pages.ts).
  route("case-studies/:name", "pages/case-studies/case-study/page.tsx"),
  route("social-media-world", "pages/social-media-world/page.tsx"),
  route("developer", "pages/developer/page.tsx"),
  route("help", "pages/help/page.tsx"),
  // Topics are listed in content/answers.ts.
  route("help/:topic", "pages/help/topic/page.tsx"),
  route("learn/digital-marketing", "pages/learn/digital-marketing/page.tsx"),
  route("learn/ecommerce", "pages/learn/ecommerce/page.tsx"),
  route("demo", "pages/demo/page.tsx"),
  route("trust", "pages/trust/page.tsx"),
  route("glossary", "pages/glossary/page.tsx"),
  route("tools/which-services", "pages/tools/which-services/page.tsx"),
  route("tools/text-cost", "pages/tools/text-cost/page.tsx"),
  route("compare", "pages/compare/page.tsx"),
  route("how-to-buy", "pages/how-to-buy/page.tsx"),
  route("integrations", "pages/integrations/page.tsx"),
  route("security", "pages/security/page.tsx"),
  route("legal", "pages/legal/page.tsx"),
  layout("shell/account-screens.tsx", [
    route("account", "pages/account/page.tsx"),
    route("set-password", "pages/set-password/page.tsx"),
    route("confirm", "pages/confirm/page.tsx"),
    route("privacy-receipt", "pages/privacy-receipt/page.tsx"),
  ]),
  route("newsletter/:page", "pages/newsletter/page.tsx"),
  // Rendered on request if it has a query (server/pages/dynamic-pages.ts).
  route("search", "pages/search/page.tsx"),
  ...(process.env.NODE_ENV === "development" ? [route("styleguide", "pages/styleguide/page.tsx")] : []),
  route("*", "pages/not-found/page.tsx"),
] satisfies RouteConfig;
