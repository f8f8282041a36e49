import type { MetaArgs } from "react-router";
import { Directory } from "#app/features/directory/directory.tsx";
import { pageMeta } from "#app/lib/meta.ts";
import { readListPlace } from "#content/list-place.ts";
import { partTitle, socialMediaWorldPage } from "#content/pages/social-media-world.ts";

export const meta = ({ location }: MetaArgs) => {
  const { page = 1, letter = "" } = readListPlace(location.search) ?? {};
  const title = page > 1 || letter ? partTitle(letter.toUpperCase(), page) : socialMediaWorldPage.title;
  return pageMeta({ ...socialMediaWorldPage, title });
};

export default function SocialMediaWorld() {
  return <Directory />;
}
