import { photoAlts } from "./generated/photos.ts";
import { photoHost } from "./photo-host.ts";

/** Places that carry a photo from the stock host (S7.7). */
export type PhotoPlace =
  | "solutions-enterprise"
  | "solutions-small-business"
  | "solutions-industry"
  | "feature-smart-personalization"
  | "feature-flexible-pricing"
  | "feature-easy-to-use"
  | "feature-global-reach"
  | "learn-digital-marketing"
  | "learn-ecommerce";

export interface Photo {
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

function photo(id: string, alt: string): Photo {
  const sourceSet = [0.5, 1, 1.5].map((scale) => `${sized(id, scale)} ${width * scale}w`).join(", ");
  return { url: sized(id, 1), sourceSet, width, height, alt };
}

export const photos: Readonly<Record<PhotoPlace, Photo>> = {
  "solutions-enterprise": photo("1600880292203-757bb62b4baf", photoAlts["solutions-enterprise"]),
  "solutions-small-business": photo("1554118811-1e0d58224f24", photoAlts["solutions-small-business"]),
  "solutions-industry": photo("1441986300917-64674bd600d8", photoAlts["solutions-industry"]),
  "feature-smart-personalization": photo("1596526131083-e8c633c948d2", photoAlts["feature-smart-personalization"]),
  "feature-flexible-pricing": photo("1556742049-0cfed4f6a45d", photoAlts["feature-flexible-pricing"]),
  "feature-easy-to-use": photo("1512941937669-90a1b58e7e9c", photoAlts["feature-easy-to-use"]),
  "feature-global-reach": photo("1586528116311-ad8dd3c8310d", photoAlts["feature-global-reach"]),
  "learn-digital-marketing": photo("1533750516457-a7f992034fec", photoAlts["learn-digital-marketing"]),
  "learn-ecommerce": photo("1556742502-ec7c0e9f34b1", photoAlts["learn-ecommerce"]),
};

/** Stock photos that the owner has decided to keep; `larkpost preflight` lists the others. */
export const keptPhotos: readonly PhotoPlace[] = [];
