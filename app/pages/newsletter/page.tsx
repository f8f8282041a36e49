import { useParams } from "react-router";
import { UnknownAddress } from "#app/shell/error-pages/unknown-address.tsx";
import { isNewsletterPage, NewsletterPage } from "./newsletter-page.tsx";
import { pageTitle } from "#app/meta.ts";
import { storesSubscriptions, usePublicSettings } from "#app/browser/public-settings.tsx";
import type { RouteHandle } from "#app/route-handle.ts";
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
