export interface RouteHandle {
  /** The page is specific to one visitor: excluded from search engines, prefetching and the site's lists. */
  isPrivate?: true;
  /** Excluded from search engines, the sitemap and the site's search. */
  isUnlisted?: true;
  /** A form that the server handles without scripts. */
  form?: {
    /** Requires at least one of these fields. */
    readonly fields: readonly string[];
    /** Maximum characters of the full query. */
    readonly maxLength: number;
  };
}

/** Whether search engines, the sitemap and the site's search list the page. */
export const isListed = ({ isPrivate, isUnlisted }: RouteHandle): boolean => !isPrivate && !isUnlisted;
