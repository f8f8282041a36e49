import { NotFound } from "#app/components/sections/not-found/not-found.tsx";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { notFound } from "#content/generated/pages/not-found.ts";
import { site } from "#content/site.ts";

/** D7: what stands at an address that the site does not have. */
export function UnknownAddress() {
  const { siteUrl } = usePublicSettings();
  return <NotFound copy={notFound} siteName={site.name} host={new URL(siteUrl).host} />;
}
