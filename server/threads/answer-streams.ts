import type { Database, Log } from "@site/backend";
import type { Network } from "@site/http";
import { ANSWERS_TABLE } from "../database/schema.ts";
import { answersAfter, openThread } from "./visitor-threads.ts";
import type { Tables } from "../database/tables.ts";

/** Maximum per client address. Wider networks get a multiple of it. */
export const streamsOfAddress = 4;
/** Maximum per process, because each stream is a connection. The last fifth is reserved for networks without a stream. */
export const streamsOfAll = 1_000;
const sharedStreams = 0.8 * streamsOfAll;
/** Milliseconds. Silent connections are cut after thirty seconds (http-limits.ts). */
const heartbeat = 15_000;

interface StreamRequest {
  secret: string;
  position: number;
  networks: readonly Network[];
}

export interface AnswerStreams {
  open(request: StreamRequest): ReadableStream<Uint8Array> | "too many" | "closing";
  close(): void;
}

interface AnswerStreamsParts {
  database: Database;
  now: () => Date;
  log: Log;
  beat?: number;
}

interface Stream {
  /** Null until it has been read. Notifications before that may be for this thread. */
  thread: number | null;
  hasNews: boolean;
  wake(): void;
}

export function createAnswerStreams({ database, now, log, beat = heartbeat }: AnswerStreamsParts): AnswerStreams {
  const db = database.db.withTables<Tables>();
  const streams = new Map<Stream, readonly Network[]>();
  const ofNetwork = new Map<string, number>();
  let closing = false;
  const stopListening = database.onChange((table, thread) => {
    if (table !== ANSWERS_TABLE) return;
    // A notification without a thread means that notifications for any thread may have been missed.
    for (const stream of streams.keys())
      if (thread === undefined || stream.thread === null || Number(thread) === stream.thread) tell(stream);
  });

  function tell(stream: Stream): void {
    stream.hasNews = true;
    stream.wake();
  }

  function count(networks: readonly Network[], by: 1 | -1): void {
    for (const { key } of networks) {
      const number = (ofNetwork.get(key) ?? 0) + by;
      if (number === 0) ofNetwork.delete(key);
      else ofNetwork.set(key, number);
    }
  }

  function end(stream: Stream): void {
    count(streams.get(stream) ?? [], -1);
    streams.delete(stream);
    tell(stream);
  }

  function hasRoom(networks: readonly Network[]): boolean {
    if (streams.size >= streamsOfAll) return false;
    const share = (times: number) => (streams.size < sharedStreams ? streamsOfAddress * times : 1);
    return networks.every(({ key, times }) => (ofNetwork.get(key) ?? 0) < share(times));
  }

  const pause = (stream: Stream): Promise<void> =>
    new Promise((resolve) => {
      if (stream.hasNews) return resolve();
      const timer = setTimeout(resolve, beat).unref();
      stream.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function* streamEvents(stream: Stream, { secret, position }: StreamRequest): AsyncGenerator<string> {
    yield ": open\n\n";
    let last = position;
    while (streams.has(stream)) {
      stream.hasNews = false;
      const thread = await openThread(db, secret, now());
      // The thread was forgotten or the secret expired. The panel's next request gets a 404.
      if (!thread) return;
      stream.thread = thread.id;
      for (const answer of await answersAfter(db, thread.id, last)) {
        last = answer.position;
        yield `id: ${last}\nevent: answer\ndata: ${JSON.stringify(answer.entry)}\n\n`;
      }
      await pause(stream);
      while (!stream.hasNews) {
        yield ": alive\n\n";
        await pause(stream);
      }
    }
  }

  return {
    open(request) {
      if (closing) return "closing";
      const { networks } = request;
      if (!hasRoom(networks)) return "too many";
      const stream: Stream = { thread: null, hasNews: false, wake: () => {} };
      streams.set(stream, networks);
      count(networks, 1);
      const events = streamEvents(stream, request);
      const encoder = new TextEncoder();
      return new ReadableStream<Uint8Array>({
        async pull(controller) {
          try {
            const { value, done } = await events.next();
            if (!done && streams.has(stream)) return controller.enqueue(encoder.encode(value));
          } catch (error) {
            // The database is unavailable, so the panel retries.
            log.error({ err: error }, "answers could not be read");
          }
          end(stream);
          controller.close();
        },
        cancel: () => end(stream),
      });
    },
    close() {
      closing = true;
      stopListening();
      for (const stream of streams.keys()) end(stream);
    },
  };
}
