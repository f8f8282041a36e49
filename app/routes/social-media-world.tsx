import { Directory } from "#app/features/directory/directory.tsx";
import { pageMeta } from "#app/lib/meta.ts";
import { socialMediaWorldPage } from "#content/pages/social-media-world.ts";

export const meta = () => pageMeta(socialMediaWorldPage);

export default function SocialMediaWorld() {
  return <Directory />;
}
