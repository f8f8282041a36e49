import { LRUCache } from "lru-cache";
import type { Database } from "../database/database.ts";

interface Entry<Answer> {
  table: string;
  answer: Answer;
  size: number;
}

/**
 * Caches answers until their table changes, in any process. An answer is kept only if its table did not change during the read
 * and notifications of changes arrive, so no stale answer is kept. The least recently used are dropped first.
 * @param options.bytes the size of all answers together, as `options.sizeOf` gives it
 */
export function createReadCache<Answer>(
  database: Pick<Database, "onChange" | "hearsChanges">,
  options: { bytes: number; sizeOf: (answer: Answer) => number },
) {
  const entries = new LRUCache<string, Entry<Answer>>({ maxSize: options.bytes, sizeCalculation: ({ size }) => size });
  /** Running reads; a change of their table removes them, so that later requests read again. */
  const pending = new Map<string, { table: string; answer: Promise<Answer> }>();
  const versions = new Map<string, number>();

  function keep(key: string, entry: Entry<Answer>): void {
    // One answer may not push all others out.
    if (entry.size <= options.bytes / 4) entries.set(key, entry);
  }

  database.onChange((table) => {
    versions.set(table, (versions.get(table) ?? 0) + 1);
    for (const [key] of [...entries.entries()].filter(([, entry]) => entry.table === table)) entries.delete(key);
    for (const [key, read] of pending) if (read.table === table) pending.delete(key);
  });

  async function readAndKeep(table: string, key: string, read: () => Promise<Answer>): Promise<Answer> {
    const version = versions.get(table);
    const listened = database.hearsChanges();
    const answer = await read();
    if (listened && database.hearsChanges() && versions.get(table) === version) {
      keep(key, { table, answer, size: options.sizeOf(answer) });
    }
    return answer;
  }

  /** The cached answer for `key`, if there is one. */
  function peek(key: string): Answer | undefined {
    return database.hearsChanges() ? entries.get(key)?.answer : undefined;
  }

  /** The same, or the answer of a running read. */
  function known(key: string): Promise<Answer> | undefined {
    const remembered = peek(key);
    return remembered === undefined ? pending.get(key)?.answer : Promise.resolve(remembered);
  }

  return {
    peek,
    known,
    /** The cached answer for `key`, or that of `read`, which parallel equal requests share. */
    get(table: string, key: string, read: () => Promise<Answer>): Promise<Answer> {
      const present = known(key);
      if (present !== undefined) return present;
      const answer = readAndKeep(table, key, read).finally(() => {
        if (pending.get(key)?.answer === answer) pending.delete(key);
      });
      pending.set(key, { table, answer });
      return answer;
    },
  };
}
