import { LRUCache } from "lru-cache";
import type { Database } from "../database/database.ts";

/** A changed table gets new cache keys, so older results are never served, not even from reads in progress. */
export function createReadCache<Answer extends object | string>(
  database: Pick<Database, "onChange" | "hearsChanges">,
  { bytes, measure }: { bytes: number; measure: (answer: Answer) => number },
) {
  const answers = new LRUCache<string, Answer>({ maxSize: bytes, maxEntrySize: bytes / 4, sizeCalculation: measure });
  const pending = new Map<string, Promise<Answer>>();
  const versions = new Map<string, number>();
  database.onChange((table) => versions.set(table, (versions.get(table) ?? 0) + 1));

  const currentKey = (table: string, key: string): string =>
    `${database.hearsChanges() ? (versions.get(table) ?? 0) : "unheard"} ${key}`;

  function known(table: string, key: string): Answer | Promise<Answer> | undefined {
    const current = currentKey(table, key);
    return answers.get(current) ?? pending.get(current);
  }

  return {
    known,
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
