import { photoAlts } from "./generated/photos.ts";
import { photoHost } from "./photo-host.ts";

/** Places that carry a photo from the stock host (S7.7). */
export type PhotoPlace = keyof typeof photoAlts;

export interface Photo {
  /** Also the name of the drawing beneath it, in app/drawings/photos. */
  readonly place: PhotoPlace;
  readonly url: string;
  /** The same photo at half and one and a half times the width, for `srcset`. */
  readonly sourceSet: string;
  /** Pixels of `url`; they also reserve the space while the photo is on its way. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

const width = 880;
const height = 660;

function sized(id: string, scale: number): string {
  const size = `w=${width * scale}&h=${height * scale}`;
  return `${photoHost}/photo-${id}?auto=format&fit=crop&q=70&${size}`;
}

/** The photos' names at the host. */
const ids: Readonly<Record<PhotoPlace, string>> = {
  "solutions-enterprise": "1600880292203-757bb62b4baf",
  "solutions-small-business": "1554118811-1e0d58224f24",
  "solutions-industry": "1441986300917-64674bd600d8",
  "feature-smart-personalization": "1596526131083-e8c633c948d2",
  "feature-flexible-pricing": "1556742049-0cfed4f6a45d",
  "feature-easy-to-use": "1512941937669-90a1b58e7e9c",
  "feature-global-reach": "1586528116311-ad8dd3c8310d",
  "learn-digital-marketing": "1533750516457-a7f992034fec",
  "learn-ecommerce": "1556742502-ec7c0e9f34b1",
};

function photo(place: PhotoPlace): Photo {
  const sourceSet = [0.5, 1, 1.5].map((scale) => `${sized(ids[place], scale)} ${width * scale}w`).join(", ");
  return { place, url: sized(ids[place], 1), sourceSet, width, height, alt: photoAlts[place] };
}

export const photos = Object.fromEntries(
  Object.keys(ids).map((place) => [place, photo(place as PhotoPlace)]),
) as Readonly<Record<PhotoPlace, Photo>>;

/** Stock photos that the owner has decided to keep; `larkpost preflight` lists the others. */
export const keptPhotos: readonly PhotoPlace[] = [];
