import { layout } from "#words/layout.ts";
import { socialMediaWorldPage } from "#words/pages/social-media-world.ts";

const { ask, description, partTitle, ...ofDirectory } = socialMediaWorldPage;

/** The words of the directory. The page passes them to its island, which imports their type alone. */
export const directoryWords = { ...ofDirectory, newTab: layout.newTab };

export type DirectoryWords = typeof directoryWords;
