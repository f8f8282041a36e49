import { Album } from "#app/components/sections/media-world/album.tsx";
import { PageHead } from "#app/components/sections/page-head.tsx";
import { Postmark } from "#app/components/ui/postmark.tsx";
import { pageMeta } from "#app/lib/meta.ts";
import { formatCount } from "#content/format.ts";
import { layout } from "#content/generated/layout.ts";
import { categoryLeaves, mediaWorld } from "#content/pages/media-world.ts";
import { platformCategories, platforms } from "#content/platforms.ts";

export const meta = () => pageMeta(mediaWorld);

export default function MediaWorld() {
  const { title, heading, lead, postmark } = mediaWorld;
  return (
    <>
      <PageHead
        name={title}
        title={heading}
        lead={lead}
        postmark={
          <Postmark
            top={postmark.top}
            bottom={postmark.bottom}
            middle={[formatCount(platforms.length), postmark.line]}
            waves
          />
        }
      />
      <Album
        platforms={platforms}
        categories={platformCategories}
        leaves={categoryLeaves}
        words={mediaWorld}
        newTab={layout.newTab}
      />
    </>
  );
}
