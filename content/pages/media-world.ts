import * as words from "../generated/pages/media-world.ts";
import { type PlatformCategory } from "../platforms.ts";
import type { InkKey } from "../catalog/service-names.ts";

export interface CategoryLeaf {
  readonly name: string;
  readonly line: string;
  readonly ink: InkKey;
}

/** What each leaf of the album says above its stamps. */
export const categoryLeaves: Readonly<Record<PlatformCategory, CategoryLeaf>> = words.categoryLeaves;

export { mediaWorld } from "../generated/pages/media-world.ts";
