import { createHash } from "node:crypto";
import { sql } from "kysely";
import { browserFault, errorFields } from "../log/log.ts";
import type { AdminDb, Fault } from "./admin-tables.ts";

/** Maximum rows. Browser faults have a lower limit, because anyone can send them. */
const maxKept = 200;
const maxOfBrowsers = 50;
/** `maxWaiting` applies to the server and to browsers separately. `writeGap` is in milliseconds. */
const maxWaiting = 50;
const writeGap = 5_000;
/** Characters. */
const maxLength = { message: 500, trace: 2_000 };

interface Counted {
  message: string;
  trace: string;
  count: number;
  firstAt: Date;
  lastAt: Date;
}

export interface FaultCounter {
  /** Takes the arguments of `log.error`. Never throws or blocks. */
  note(fields: unknown, text: unknown): void;
  /** Also writes faults noted before the call. */
  writeTo(db: AdminDb): void;
  close(): Promise<void>;
}

/** Errors whose stacks start with the same three lines count as one fault. */
const placeLines = 3;

function readFault(fields: unknown, text: unknown): { fingerprint: string; message: string; trace: string } {
  const logged = typeof fields === "object" && fields !== null ? fields : {};
  const error = fields instanceof Error ? fields : "err" in logged ? logged.err : undefined;
  // Stores only the fields that the log shows.
  const { name, code, message, stack } = errorFields(error);
  const event = "event" in logged && typeof logged.event === "string" ? logged.event : "";
  const what = typeof text === "string" ? text : event;
  const sentence = error instanceof Error ? `${what}: ${name}${code ? ` ${code}` : ""}: ${message}` : what;
  const trace = typeof stack === "string" ? stack : "";
  const place = trace.split("\n").slice(0, placeLines).join("\n");
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([what, name, code, place]))
    .digest("base64url");
  return { fingerprint, message: sentence.slice(0, maxLength.message), trace: trace.slice(0, maxLength.trace) };
}

const isOfBrowsers = ({ message }: Pick<Fault, "message">): boolean => message.startsWith(`${browserFault}: `);

export function createFaultCounter(now: () => Date = () => new Date()): FaultCounter {
  let waiting = new Map<string, Counted>();
  let db: AdminDb | null = null;
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  async function write(to: AdminDb): Promise<void> {
    const counted = waiting;
    waiting = new Map();
    try {
      for (const [fingerprint, fault] of counted) await add(to, fingerprint, fault);
      await forgetOldest(to);
    } catch {
      // The database is unavailable, which is logged elsewhere. Keep the counts for the next write.
      for (const [fingerprint, fault] of counted) merge(waiting, fingerprint, fault);
      plan();
    }
  }

  function plan(): void {
    const to = db;
    if (!to || timer || waiting.size === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      writing = write(to);
    }, writeGap).unref();
  }

  return {
    note(fields, text) {
      const { fingerprint, message, trace } = readFault(fields, text);
      const alike = [...waiting.values()].filter((fault) => isOfBrowsers(fault) === isOfBrowsers({ message }));
      if (alike.length >= maxWaiting && !waiting.has(fingerprint)) return;
      merge(waiting, fingerprint, { message, trace, count: 1, firstAt: now(), lastAt: now() });
      plan();
    },
    writeTo(target) {
      db = target;
      plan();
    },
    async close() {
      clearTimeout(timer);
      await writing;
      clearTimeout(timer);
      const to = db;
      db = null;
      if (to && waiting.size > 0) await write(to);
    },
  };
}

function merge(counted: Map<string, Counted>, fingerprint: string, fault: Counted): void {
  const before = counted.get(fingerprint);
  counted.set(fingerprint, before ? { ...fault, count: before.count + fault.count, firstAt: before.firstAt } : fault);
}

async function add(
  db: AdminDb,
  fingerprint: string,
  { message, trace, count, firstAt, lastAt }: Counted,
): Promise<void> {
  await db
    .insertInto("admin.faults")
    .values({ fingerprint, message, trace, count, first_at: firstAt, last_at: lastAt })
    .onConflict((conflict) =>
      conflict
        .column("fingerprint")
        .doUpdateSet({ message, trace, count: sql`faults.count + ${count}`, last_at: lastAt }),
    )
    .execute();
}

async function forgetOldest(db: AdminDb): Promise<void> {
  for (const [max, like] of [
    [maxOfBrowsers, `${browserFault}: %`],
    [maxKept, "%"],
  ] as const)
    await db
      .deleteFrom("admin.faults")
      .where("fingerprint", "in", (select) =>
        select
          .selectFrom("admin.faults")
          .select("fingerprint")
          .where("message", "like", like)
          .orderBy("last_at", "desc")
          .offset(max),
      )
      .execute();
}

const maxListed = 50;

export function listFaults(db: AdminDb, of: "server" | "browsers" = "server"): Promise<Fault[]> {
  return db
    .selectFrom("admin.faults")
    .selectAll()
    .where("message", of === "browsers" ? "like" : "not like", `${browserFault}: %`)
    .orderBy("last_at", "desc")
    .limit(maxListed)
    .execute();
}

export async function dismissFault(db: AdminDb, fingerprint: string): Promise<boolean> {
  const gone = await db
    .deleteFrom("admin.faults")
    .where("fingerprint", "=", fingerprint)
    .returning("count")
    .executeTakeFirst();
  return gone !== undefined;
}
