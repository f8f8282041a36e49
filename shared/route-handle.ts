/** What the `handle` of a route says of its pages. A route inside another one has what that one says, too. */
export interface RouteHandle {
  /** The page is about one visitor: no search engine lists it, no browser prefetches it, and the site's lists leave it out. */
  isPrivate?: true;
  /** Search engines, sitemap and search leave the page out. */
  isUnlisted?: true;
  /** A form on the page that the server answers where scripts don't. */
  form?: {
    /** The fields of which at least one is filled in. */
    readonly fields: readonly string[];
    /** Characters of the whole query. */
    readonly maxLength: number;
  };
}

/** Whether search engines, the sitemap and the site's search have the page. */
export const isListed = ({ isPrivate, isUnlisted }: RouteHandle): boolean => !isPrivate && !isUnlisted;
