import { localizedPath } from "#app/browser/localized-path.ts";
import { readCaseStudies } from "#app/data/case-studies.ts";
import { readPlatforms } from "#app/data/social-media-world.ts";
import type { ListPart } from "#app/ui/list/loaded-list.ts";
import dataAddress from "#words/search.json?url";
import { plannedDocumentsPath } from "#content/planned-times.ts";
import { shownIn } from "#content/profiles.ts";
import type { SearchDocument, SearchFile } from "#content/search-data.ts";
import type { PublicSettings } from "#shared/public-settings.ts";
import { listDocuments } from "./documents.ts";
import { createSearch, type Search } from "./search.ts";

function once<Input, Result>(load: (input: Input) => Promise<Result>): (input: Input) => Promise<Result> {
  let loading: Promise<Result> | undefined;
  return (input) => {
    loading ??= load(input).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

async function read<Data>(address: string): Promise<Data> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}

const readDocuments = once(async ({ profile }: PublicSettings): Promise<readonly SearchDocument[]> => {
  const { documents, hasPlanned } = await read<SearchFile>(dataAddress);
  const planned = hasPlanned ? await read<readonly SearchDocument[]>(localizedPath(plannedDocumentsPath)) : [];
  return [...documents, ...planned].filter((document) => shownIn(document, profile));
});

export const loadAnswers = once(
  async (settings: PublicSettings): Promise<Search> => createSearch(await readDocuments(settings)),
);

/** Includes the first records of both tables, as on the list pages, unless reading them fails. */
export const loadSite = once(async (settings: PublicSettings): Promise<Search> => {
  const orNone = <Item>(part: Promise<ListPart<Item>>) =>
    part.catch((error: unknown): ListPart<Item> => {
      console.error(error);
      return { items: [], total: null };
    });
  const [documents, caseStudies, platforms] = await Promise.all([
    readDocuments(settings),
    orNone(readCaseStudies(0)),
    orNone(readPlatforms(0)),
  ]);
  return createSearch([...documents, ...listDocuments(caseStudies.items, platforms.items)]);
});
