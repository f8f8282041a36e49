import { useParams } from "react-router";
import { UnknownAddress } from "#app/features/error-pages/error-pages.tsx";
import { isNewsletterPage, NewsletterPage } from "#app/features/subscribe/newsletter-page.tsx";
import { pageTitle } from "#app/lib/meta.ts";
import { storesSubscriptions, usePublicSettings } from "#app/lib/public-settings.tsx";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { notFound } from "#content/generated/pages/not-found.ts";

export const handle: RouteHandle = { noindex: true };

export default function Newsletter() {
  const { page = "" } = useParams();
  const stores = storesSubscriptions(usePublicSettings());
  if (stores && isNewsletterPage(page)) return <NewsletterPage name={page} />;
  return (
    <>
      <title>{pageTitle(notFound.title)}</title>
      <meta name="description" content={notFound.description} />
      <UnknownAddress />
    </>
  );
}
