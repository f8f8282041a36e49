import type { MetaArgs } from "react-router";
import { Engraving } from "#app/components/ui/engraving.tsx";
import { Directory } from "#app/features/directory/directory.tsx";
import engraving from "#app/drawings/engravings/islands.svg";
import { pageMeta } from "#app/lib/meta.ts";
import { readListPlace } from "#content/list-place.ts";
import { partTitle, socialMediaWorldPage } from "#content/pages/social-media-world.ts";

export const meta = ({ location }: MetaArgs) => {
  const { page = 1, letter = "" } = readListPlace(location.search) ?? {};
  const title = page > 1 || letter ? partTitle(letter.toUpperCase(), page) : socialMediaWorldPage.title;
  return pageMeta({ ...socialMediaWorldPage, title });
};

export default function SocialMediaWorld() {
  return (
    <>
      <Directory />
      <Engraving src={engraving} caption={socialMediaWorldPage.engraving} />
    </>
  );
}
