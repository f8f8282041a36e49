import { layout } from "#content/generated/layout.ts";
import { socialMediaWorldPage } from "#content/generated/pages/social-media-world.ts";

const { description, partTitle, ...ofDirectory } = socialMediaWorldPage;

/** The words of the directory. The page passes them to its island, which imports their type alone. */
export const directoryWords = { ...ofDirectory, newTab: layout.newTab };

export type DirectoryWords = typeof directoryWords;
