import type { Kysely } from "kysely";
import type { Database, Log } from "@site/backend";
import type { Network } from "@site/http";
import { ANSWERS_TABLE } from "../database/schema.ts";
import type { ThreadTables } from "./thread-tables.ts";
import { answersAfter, openThread } from "./visitor-threads.ts";

/** Open streams of one client address; a wider network has a multiple. */
export const streamsOfAddress = 4;
/** Of all addresses, in one process: each is a connection. The last fifth is for networks that hold none. */
export const streamsOfAll = 1_000;
const sharedStreams = 0.8 * streamsOfAll;
/** Milliseconds between two heartbeats; a connection without a byte is cut after thirty seconds (http-limits.ts). */
const heartbeat = 15_000;

export interface StreamRequest {
  secret: string;
  /** Answers up to here are known. */
  position: number;
  networks: readonly Network[];
}

export interface AnswerStreams {
  /** The body of a stream of server-sent events, or why there is none. */
  open(request: StreamRequest): ReadableStream<Uint8Array> | "too many" | "closing";
  /** Ends every stream, so that their connections can close; none is opened any more. */
  close(): void;
}

interface AnswerStreamsParts {
  database: Database;
  now: () => Date;
  log: Log;
  /** Milliseconds; shorter in tests. */
  beat?: number;
}

interface Stream {
  thread: number | null;
  push(): void;
  write(text: string): void;
  end(): void;
}

/** Sends answers to the holders of secrets as soon as any process stores them. */
export function createAnswerStreams({ database, now, log, beat = heartbeat }: AnswerStreamsParts): AnswerStreams {
  const db = database.db.withTables<ThreadTables>();
  const streams = new Set<Stream>();
  const ofNetwork = new Map<string, number>();
  let closing = false;
  const beating = setInterval(() => {
    for (const stream of streams) stream.write(": alive\n\n");
  }, beat).unref();
  const stopListening = database.onChange((table, thread) => {
    if (table !== ANSWERS_TABLE) return;
    // Without a thread the notice may be about any thread: notices were missed.
    for (const stream of streams) if (thread === undefined || Number(thread) === stream.thread) stream.push();
  });

  function count(networks: readonly Network[], by: 1 | -1): void {
    for (const { key } of networks) {
      const number = (ofNetwork.get(key) ?? 0) + by;
      if (number === 0) ofNetwork.delete(key);
      else ofNetwork.set(key, number);
    }
  }

  function hasRoom(networks: readonly Network[]): boolean {
    if (streams.size >= streamsOfAll) return false;
    const share = (times: number) => (streams.size < sharedStreams ? streamsOfAddress * times : 1);
    return networks.every(({ key, times }) => (ofNetwork.get(key) ?? 0) < share(times));
  }

  return {
    open(request) {
      if (closing) return "closing";
      const { networks } = request;
      if (!hasRoom(networks)) return "too many";
      count(networks, 1);
      return openStream(db, request, {
        now,
        log,
        opened: (stream) => streams.add(stream),
        ended: (stream) => {
          if (streams.delete(stream)) count(networks, -1);
        },
      });
    },
    close() {
      closing = true;
      clearInterval(beating);
      stopListening();
      for (const stream of streams) stream.end();
    },
  };
}

interface StreamParts extends Pick<AnswerStreamsParts, "now" | "log"> {
  opened: (stream: Stream) => void;
  ended: (stream: Stream) => void;
}

function openStream(db: Kysely<ThreadTables>, request: StreamRequest, parts: StreamParts): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let { position } = request;
  let pushing = false;
  let again = false;
  let open = true;
  let stream: Stream;

  async function pushAll(write: (text: string) => void): Promise<void> {
    const thread = await openThread(db, request.secret, parts.now());
    if (!thread) {
      // The thread is forgotten or the secret expired: a panel that asks again gets a 404.
      stream.end();
      return;
    }
    stream.thread = thread.id;
    for (const answer of await answersAfter(db, thread.id, position)) {
      ({ position } = answer);
      write(`id: ${position}\nevent: answer\ndata: ${JSON.stringify(answer.entry)}\n\n`);
    }
  }

  return new ReadableStream<Uint8Array>({
    start(controller) {
      const end = (): void => {
        if (!open) return;
        open = false;
        parts.ended(stream);
        controller.close();
      };
      const write = (text: string): void => {
        if (open) controller.enqueue(encoder.encode(text));
      };
      const push = async (): Promise<void> => {
        again = pushing;
        if (pushing || !open) return;
        pushing = true;
        try {
          await pushAll(write);
        } catch (error) {
          // The database is unavailable: the panel asks again once it is back.
          parts.log.error({ err: error }, "answers could not be read");
          end();
        }
        pushing = false;
        if (again) void push();
      };
      stream = { thread: null, write, end, push: () => void push() };
      parts.opened(stream);
      write(": open\n\n");
      stream.push();
    },
    cancel() {
      open = false;
      parts.ended(stream);
    },
  });
}
