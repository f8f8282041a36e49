import type { PageLink } from "../navigation.ts";

export const notFound = {
  title: "Page not found",
  description: "There is no page at this address.",
  heading: "Return to sender",
  from: { label: "From", lines: ["Your browser", "Somewhere on the internet"] },
  to: "The page you asked for",
  reasonsLabel: "Reason",
  /** The reason that is ticked stands first. */
  reasons: ["No such page", "Moved, left no address", "Refused", "Postage due"],
  status: "404",
  postmark: { top: "NOT FOUND", bottom: "DEAD LETTERS" },
  handCaption: "A hand pointing back the way the letter came",
  lead: "The address is wrong, or the page has moved. Nothing you did.",
  home: "Back to the front door",
  linksLabel: "Pages people look for",
  links: [
    { label: "Ten services", to: "/product" },
    { label: "Pricing", to: "/pricing" },
    { label: "Help centre", to: "/help" },
    { label: "Resources", to: "/resources" },
  ] satisfies readonly PageLink[],
} as const;
