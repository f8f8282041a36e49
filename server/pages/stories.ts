import { readStoryId, storiesPath, storyPath } from "#content/story-path.ts";
import type { ServedRecords } from "#shared/list-records.ts";
import type { Turns } from "@site/http";
import { LRUCache } from "lru-cache";
import type { StoredPage } from "./make-page.ts";
import { noRecords, type RecordsSource } from "./records.ts";

/** The path that renders the page for an unknown case study (404). */
export const unknownStoryPath = `${storiesPath}/unknown`;

/** Pages kept in memory, some 150 kB each with their compressed copies. */
const maxKept = 500;

/** The correct address of the requested page. */
export interface Moved {
  movedTo: string;
}

/** The pages of case studies, made on request. */
export interface Stories {
  /**
   * The page of a case study, or the right spelling of its address. Null where there is no such study; undefined if the path is not
   * one of a case study.
   * @param share returns the network of the request
   * @throws TooManyWaitingError while too many requests of the share wait; the backend's error when it does not answer
   */
  find(path: string, share: () => string): Promise<StoredPage | Moved | null> | undefined;
  /** The addresses of the case studies, for the sitemap; the last known ones while the backend does not answer. */
  paths(): Promise<readonly string[]>;
  /** To be called after a change of the records. */
  forget(): void;
}

interface Story {
  /** The right spelling of its address. */
  path: string;
  page: StoredPage;
}

export function createStories({
  records,
  turns,
  render,
  onError,
}: {
  records: Pick<RecordsSource, "readStory" | "readStoryNames">;
  turns: Turns;
  render: (address: string, data: ServedRecords) => Promise<StoredPage>;
  /** Told when the names can't be read. */
  onError: (error: unknown) => void;
}): Stories {
  /** By id; a page that is being made is shared by all requests for it. */
  const kept = new LRUCache<string, Promise<Story | null>>({ max: maxKept });
  let paths: Promise<readonly string[]> | null = null;
  let lastPaths: readonly string[] = [];

  async function make(id: string): Promise<Story | null> {
    const story = await records.readStory(id);
    if (!story) return null;
    const path = pathOf(story.story);
    return { path, page: await render(path, { ...noRecords, story }) };
  }

  async function findStory(path: string, id: string, share: () => string) {
    const making = kept.get(id) ?? turns.take(share(), () => make(id));
    kept.set(id, making);
    const drop = (): void => {
      if (kept.peek(id) === making) kept.delete(id);
    };
    const story = await making.catch((error: unknown) => {
      drop();
      throw error;
    });
    // Unknown ids are not kept, because their number is unlimited.
    if (!story) drop();
    return story && (story.path === path ? story.page : { movedTo: story.path });
  }

  return {
    find(path, share) {
      const id = readStoryId(path);
      if (id === null) return undefined;
      return id === "" ? Promise.resolve(null) : findStory(path, id, share);
    },
    async paths() {
      paths ??= records.readStoryNames().then((rows) => rows.map(pathOf));
      try {
        lastPaths = await paths;
      } catch (error) {
        paths = null;
        onError(error);
      }
      return lastPaths;
    },
    forget() {
      kept.clear();
      paths = null;
    },
  };
}

function pathOf({ id, brand_name: name }: Record<string, unknown>): string {
  return storyPath({ id: String(id), brandName: typeof name === "string" ? name : "" });
}
