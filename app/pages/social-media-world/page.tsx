import type { MetaArgs } from "react-router";
import { NextStep } from "#app/shell/next-step.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import { Island } from "#app/browser/island.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import Directory from "./directory.island.tsx";
import { directoryWords } from "./directory-words.ts";
import { ServedPlaces } from "./served-places.tsx";
import { pageMeta } from "#app/meta.ts";
import { useListPart } from "#app/browser/page-context.ts";
import { type ListPlace, readListPlace } from "#content/list-place.ts";
import { socialMediaWorldPage } from "#content/generated/pages/social-media-world.ts";

export const meta = ({ location }: MetaArgs) => {
  const { page = 1, letter = "" } = readListPlace(location.search) ?? {};
  const title = page > 1 || letter ? partTitle(letter.toUpperCase(), page) : socialMediaWorldPage.title;
  return pageMeta({ ...socialMediaWorldPage, title });
};

/** The title of a further part; `letter` is in upper case, or empty. */
function partTitle(letter: string, page: number): string {
  const words = socialMediaWorldPage.partTitle;
  if (page === 1) return words.letter(letter);
  return letter ? words.both({ letter, page }) : words.page(page);
}

export default function SocialMediaWorld() {
  const part = useListPart();
  return (
    <>
      {part ? <PartOfDirectory place={part} /> : <WholeDirectory />}
      <NextStep />
      <Engraving name="islands" />
    </>
  );
}

/** The directory that the browser reads; without scripts, its beginning. */
function WholeDirectory() {
  return (
    <>
      <Island name="directory" part={Directory} props={{ words: directoryWords }} when="now" />
      <noscript>
        <ServedPlaces place={null} />
      </noscript>
    </>
  );
}

function PartOfDirectory({ place }: { place: ListPlace }) {
  const { title, heading, lead } = socialMediaWorldPage;
  return (
    <>
      <PageHead name={title} title={heading} lead={lead} stock="canary" />
      <ServedPlaces place={place} />
    </>
  );
}
