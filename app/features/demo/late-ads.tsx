import { memo, Suspense, useEffect, useRef } from "react";
import { lazyPart } from "#app/components/ui/lazy-part.tsx";
import { makeArrival, useWhenNear } from "#app/lib/when-near.ts";
import styles from "./late-ads.module.css";
import { sampleLetter } from "./sample-letter.ts";
import { type ShownLetter, showLetter } from "./shown-letter.ts";

const arrival = makeArrival();

const AdPreviews = lazyPart(async () => {
  if (!import.meta.env.SSR) await arrival.promise;
  return import("./ad-previews.tsx");
});

/** Hands the message to the ads, whose script is fetched with the first words that are not the sample's. */
export function useAdsOf({ sender, handle, message, action }: ShownLetter): void {
  useEffect(() => {
    showLetter({ sender, handle, message, action });
    if (message !== sampleLetter.message || sender !== sampleLetter.sender) arrival.come();
  }, [sender, handle, message, action]);
}

/** The ads as they are served, with the sample. */
export const LateAds = memo(() => {
  const place = useRef<HTMLDivElement>(null);
  useWhenNear(place, arrival.come);
  return (
    <div ref={place} className={styles.place}>
      <Suspense>
        <AdPreviews />
      </Suspense>
    </div>
  );
});
