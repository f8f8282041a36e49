export interface RouteHandle {
  /** The page is about one visitor: not listed by search engines, not prefetched by browsers, not in the site's lists. */
  isPrivate?: true;
  /** Search engines, sitemap and search leave the page out. */
  isUnlisted?: true;
  /** A form that the server answers without scripts. */
  form?: {
    /** At least one of these fields is filled in. */
    readonly fields: readonly string[];
    /** Characters of the whole query. */
    readonly maxLength: number;
  };
}

/** For search engines, the sitemap and the site's search. */
export const isListed = ({ isPrivate, isUnlisted }: RouteHandle): boolean => !isPrivate && !isUnlisted;
