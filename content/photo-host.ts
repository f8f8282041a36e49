/** The only other host the site's pages load anything from; the content security policy names it. */
export const photoHost = "https://images.unsplash.com";
