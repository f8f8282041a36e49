import { readCaseStudies } from "#app/data/case-studies.ts";
import { readPlaces } from "#app/data/social-media-world.ts";
import type { ListPart } from "#app/ui/list/loaded-list.ts";
import dataAddress from "#words/search.json?url";
import { fromJson } from "#content/message.ts";
import { plannedDocumentsPath } from "#content/planned-times.ts";
import { shownIn } from "#content/profiles.ts";
import type { SearchData, SearchDocument } from "#content/search-data.ts";
import type { PublicSettings } from "#shared/public-settings.ts";
import { documentsOf } from "./documents.ts";
import { createSearch, type Search } from "./search.ts";

export interface LoadedSearch {
  readonly data: SearchData;
  readonly search: Search;
}

/** Loads once; a failure is tried again the next time. */
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

async function read(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
}

/** What the site says, for the browser to look through: no question leaves it. */
export const loadAnswers = once(async ({ profile }: PublicSettings): Promise<LoadedSearch> => {
  const data = fromJson(await read(dataAddress)) as SearchData;
  const planned: readonly SearchDocument[] = data.hasPlanned ? JSON.parse(await read(plannedDocumentsPath)) : [];
  const documents = [...data.documents, ...planned].filter((document) => shownIn(document, profile));
  return { data: { ...data, documents }, search: createSearch(documents, data.words) };
});

/** The same with the first records of the two tables, as the pages of the lists read them; without those that can't be read. */
export const loadSite = once(async (settings: PublicSettings): Promise<LoadedSearch> => {
  const { signal } = new AbortController();
  const orNone = <Item>(part: Promise<ListPart<Item>>) =>
    part.catch((error: unknown): ListPart<Item> => {
      console.error(error);
      return { items: [], total: null };
    });
  const [{ data }, studies, places] = await Promise.all([
    loadAnswers(settings),
    orNone(readCaseStudies(0, signal)),
    orNone(readPlaces(0, signal)),
  ]);
  return { data, search: createSearch([...data.documents, ...documentsOf(studies.items, places.items)], data.words) };
});
