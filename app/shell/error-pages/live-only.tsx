import type { ReactNode } from "react";
import { pageTitle } from "#app/meta.ts";
import { useProfile } from "#app/browser/public-settings.tsx";
import { UnknownAddress } from "./unknown-address.tsx";
import { notFound } from "#content/generated/pages/not-found.ts";

interface LiveOnlyProps {
  title: string;
  description: string;
  children: ReactNode;
}

/**
 * A screen of the live profile; in spec its address is unknown (P6). The title is here and not in
 * the route's `meta`, which does not know the profile.
 */
export function LiveOnly({ title, description, children }: LiveOnlyProps) {
  const { accountScreens } = useProfile();
  const head = accountScreens ? { title, description } : notFound;
  return (
    <>
      <title>{pageTitle(head.title)}</title>
      <meta name="description" content={head.description} />
      {accountScreens ? children : <UnknownAddress />}
    </>
  );
}
