import { photos as written } from "#words/photos.ts";
import { photoHost } from "./photo-host.ts";

export type PhotoPlace = keyof typeof written;

export interface Photo {
  /** Also the name of the photo's fallback drawing in app/drawings/photos. */
  readonly place: PhotoPlace;
  readonly url: string;
  /** 0.5x and 1.5x the width, for `srcset`. */
  readonly sourceSet: string;
  /** The size in pixels of the image at `url`. It also reserves space while the photo loads. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Whether the owner wants to keep the photo. `larkpost preflight` lists the others. */
  readonly settled: boolean;
}

const width = 880;
const height = 660;

function sized(id: string, scale: number): string {
  const size = `w=${width * scale}&h=${height * scale}`;
  return `${photoHost}/photo-${id}?auto=format&fit=crop&q=70&${size}`;
}

function photo(place: PhotoPlace): Photo {
  const { id, alt, settled } = written[place];
  const sourceSet = [0.5, 1, 1.5].map((scale) => `${sized(id, scale)} ${width * scale}w`).join(", ");
  return { place, url: sized(id, 1), sourceSet, width, height, alt, settled };
}

export const photos = Object.fromEntries(
  Object.keys(written).map((place) => [place, photo(place as PhotoPlace)]),
) as Readonly<Record<PhotoPlace, Photo>>;
