export interface RouteHandle {
  /** The page is specific to one visitor, so search engines, prefetching and the site's lists exclude it. */
  isPrivate?: true;
  /** Search engines, the sitemap and the site's search exclude the page. */
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
