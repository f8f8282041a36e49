import type { PageLink } from "../navigation.ts";

export const notFound = {
  title: "Page not found",
  description: "There is no page at this address.",
  heading: "Page not found",
  from: { label: "From", lines: ["Your browser", "Somewhere on the internet"] },
  to: "The page you asked for",
  reasonsLabel: "Reason",
  /** The reason that is ticked stands first. */
  reasons: ["No such page", "Moved, left no address", "Refused", "Postage due"],
  status: "404",
  postmark: { top: "RETURN TO", bottom: "SENDER" },
  handCaption: "A hand pointing back the way the letter came",
  lead: "The address is wrong, or the page has moved. It is not your fault.",
  home: "Go to the home page",
  linksLabel: "Pages people look for",
  links: [
    { label: "Product", to: "/product" },
    { label: "Pricing", to: "/pricing" },
    { label: "Help Center", to: "/help" },
    { label: "Resources", to: "/resources" },
  ] satisfies readonly PageLink[],
} as const;
