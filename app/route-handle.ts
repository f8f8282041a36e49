/** What the `handle` of a route says about its page's head, which root.tsx writes. */
export interface RouteHandle {
  /** Search engines must not list it: it is about one visitor, or its address is unknown. */
  noindex?: true;
  /** The page writes all of its head itself. */
  ownHead?: true;
}
