import { NotFound } from "#app/components/sections/not-found/not-found.tsx";
import { pageMeta } from "#app/lib/meta.ts";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { notFound } from "#content/pages/not-found.ts";
import { site } from "#content/site.ts";

export const meta = () => pageMeta(notFound);

export default function NotFoundPage() {
  const { siteUrl } = usePublicSettings();
  return <NotFound copy={notFound} siteName={site.name} host={new URL(siteUrl).host} />;
}
