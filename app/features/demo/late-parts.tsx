import { memo, useEffect, useRef } from "react";
import { awaitedPart, LatePart, lazyPart } from "#app/components/ui/lazy-part.tsx";
import { useWhenNear } from "#app/lib/when-near.ts";
import styles from "./late-parts.module.css";
import { sampleLetter } from "./sample-letter.ts";
import { type ShownLetter, showLetter } from "./shown-letter.ts";

const arrival = Promise.withResolvers<void>();

const AdPreviews = lazyPart(async () => {
  if (!import.meta.env.SSR) await arrival.promise;
  return import("./ad-previews.tsx");
});

const SmsMeter = awaitedPart(async () => {
  if (!import.meta.env.SSR) await arrival.promise;
  return import("./sms-meter.tsx");
});

/** Hands the message to the parts that hydrate late; their scripts are fetched with the first words that are not the sample's. */
export function useLateParts({ sender, handle, message, typed, action }: ShownLetter): void {
  useEffect(() => {
    showLetter({ sender, handle, message, typed, action });
    if (typed !== sampleLetter.typed || sender !== sampleLetter.sender) arrival.resolve();
  }, [sender, handle, message, typed, action]);
}

/** The ads as they are served, with the sample. */
export const LateAds = memo(() => {
  const place = useRef<HTMLDivElement>(null);
  useWhenNear(place, arrival.resolve);
  return (
    <div ref={place} className={styles.place}>
      <LatePart id="demo-ad" part={AdPreviews} />
    </div>
  );
});

/** The served count of the sample's texts. If the server did not render it, its script is fetched at once. */
export const LateMeter = memo(() => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current?.textContent) arrival.resolve();
  }, []);
  return (
    <div ref={place}>
      <LatePart id="demo-length" part={SmsMeter} />
    </div>
  );
});
