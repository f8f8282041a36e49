import { LRUCache } from "lru-cache";
import type { Database } from "../database/database.ts";

/**
 * Caches answers until their table changes, in any process: each change gives its answers another key, so those from before, and those
 * of reads that were under way, are not found again. Nothing is kept while changes can't be heard.
 * @param options.bytes the size of all answers together, as `options.sizeOf` gives it; one answer may not push all others out
 */
export function createReadCache<Answer extends object | string>(
  database: Pick<Database, "onChange" | "hearsChanges">,
  { bytes, sizeOf }: { bytes: number; sizeOf: (answer: Answer) => number },
) {
  const answers = new LRUCache<string, Answer>({ maxSize: bytes, maxEntrySize: bytes / 4, sizeCalculation: sizeOf });
  const pending = new Map<string, Promise<Answer>>();
  const versions = new Map<string, number>();
  database.onChange((table) => versions.set(table, (versions.get(table) ?? 0) + 1));

  const currentKey = (table: string, key: string): string =>
    `${database.hearsChanges() ? (versions.get(table) ?? 0) : "unheard"} ${key}`;

  /** The cached answer, or that of a running read. */
  function known(table: string, key: string): Answer | Promise<Answer> | undefined {
    const current = currentKey(table, key);
    return answers.get(current) ?? pending.get(current);
  }

  return {
    known,
    /** The cached answer, if there is one. */
    peek: (table: string, key: string): Answer | undefined => answers.get(currentKey(table, key)),
    /** The cached answer, or that of `read`, which parallel equal requests share. */
    get(table: string, key: string, read: () => Promise<Answer>): Answer | Promise<Answer> {
      const present = known(table, key);
      if (present !== undefined) return present;
      const current = currentKey(table, key);
      const isHeard = database.hearsChanges();
      const keep = (answer: Answer): Answer => {
        if (isHeard) answers.set(current, answer);
        return answer;
      };
      const answer = read()
        .then(keep)
        .finally(() => pending.delete(current));
      pending.set(current, answer);
      return answer;
    },
  };
}
