export interface RouteHandle {
  /** Specific to one visitor: excluded from search engines, prefetching and the site's lists. */
  isPrivate?: true;
  /** Excluded from search engines, the sitemap and the site's search. */
  isUnlisted?: true;
  /** A form that the server handles without scripts. */
  form?: {
    /** Requires at least one of these fields. */
    readonly fields: readonly string[];
    /** Maximum characters of the whole query. */
    readonly maxLength: number;
  };
}

export const isListed = ({ isPrivate, isUnlisted }: RouteHandle): boolean => !isPrivate && !isUnlisted;
