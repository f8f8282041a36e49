import { categoryLeaves } from "#words/pages/media-world.ts";
import * as words from "#content/generated/records/platforms.ts";

export type PlatformCategory = keyof typeof categoryLeaves;

export const platformCategories = Object.keys(categoryLeaves) as PlatformCategory[];

export interface Platform {
  readonly name: string;
  readonly homepageUrl: string;
  readonly category: PlatformCategory;
}

export const platforms: readonly Platform[] = words.platforms;
