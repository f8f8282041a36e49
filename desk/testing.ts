import { createPasswords, type Database } from "@site/backend";
import { administerUsers, testLimits } from "@site/backend/testing";
import { createDeskApp } from "./app.tsx";
import type { AdminDb, AdminTables } from "#server/admin/admin-tables.ts";
import { eraseMessages } from "#server/threads/mailbox-messages.ts";
import { addOperator } from "#server/admin/operators.ts";
import { allowedOrigins } from "./http/request-guard.ts";
import { createStaticFiles } from "./http/static-files.ts";
import type { DeskParts } from "./context.tsx";

const port = 3001;
export const origin = `http://localhost:${port}`;

/** bcrypt's lowest cost, for speed. */
const passwords = createPasswords(1, 100, 60_000, 4);

export interface TestOperator {
  get(path: string): Promise<Response>;
  page(path: string): Promise<string>;
  post(path: string, fields?: Record<string, string | File>): Promise<Response>;
  cookie(): string;
}

export interface TestDesk {
  db: AdminDb;
  logged: { level: string; fields: object; message: string }[];
  advance(milliseconds: number): void;
  /** Sent from 127.0.0.1 to localhost by default. */
  request(path: string, init?: RequestInit & { host?: string }): Promise<Response>;
  logIn(name: string): Promise<TestOperator>;
  addOperator(name: string): Promise<string>;
}

const stylesheet = { identity: Buffer.from("a {}"), br: null, gzip: null };
export const testFiles = createStaticFiles(
  new Map([["/assets/desk-x.css", { contentType: "text/css", immutable: true, tag: '"x"', variants: stylesheet }]]),
);

export async function startTestDesk(
  database: Database,
  options: Partial<DeskParts> & { adminOrigin?: string; rateLimitScale?: number } = {},
): Promise<TestDesk> {
  const { adminOrigin = null, rateLimitScale = 1_000_000, ...parts } = options;
  const db = database.db.withTables<AdminTables>();
  const logged: TestDesk["logged"] = [];
  const write = (level: string) => (fields: object, message: string) => void logged.push({ level, fields, message });
  let offset = 0;
  const { routes: files, stylesheet } = testFiles;
  const log = { info: write("info"), warn: write("warn"), error: write("error") };
  const now = () => new Date(Date.now() + offset);
  const app = createDeskApp(
    {
      database,
      db,
      passwords,
      limits: testLimits(database, rateLimitScale),
      users: (operator) => administerUsers({ db, onErase: eraseMessages, now, log, operator }),
      log,
      now,
      check: async () => {},
      backups: async () => ({ last: null, failure: null }),
      folderBytes: async () => 123_400_000,
      notifiesOwner: true,
      messageRetentionDays: 365,
      subscribers: null,
      trustedProxyCount: 0,
      stylesheet,
      ...parts,
    },
    { origins: allowedOrigins(port, adminOrigin), accessLog: () => undefined, trustsProxy: false, files, stylesheet },
  );

  const request: TestDesk["request"] = async (path, { host = `localhost:${port}`, headers, ...init } = {}) => {
    const requestHeaders = new Headers(headers);
    requestHeaders.set("host", host);
    return app.request(
      `${origin}${path}`,
      { ...init, headers: requestHeaders },
      { incoming: { socket: { remoteAddress: "127.0.0.1" } } },
    );
  };

  async function logIn(name: string): Promise<TestOperator> {
    const { passphrase } = await addOperator(db, passwords, name);
    const entered = await request("/log-in", {
      method: "POST",
      headers: { origin },
      body: new URLSearchParams({ name, passphrase }),
    });
    const cookie = entered.headers.get("set-cookie")?.split(";")[0] ?? "";
    const get = (path: string) => request(path, { headers: { cookie } });
    return {
      get,
      page: async (path) => (await get(path)).text(),
      async post(path, fields = {}) {
        const body = new FormData();
        for (const [field, value] of Object.entries(fields)) body.set(field, value);
        return request(path, { method: "POST", headers: { origin, cookie }, body });
      },
      cookie: () => cookie,
    };
  }

  return {
    db,
    logged,
    request,
    logIn,
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    addOperator: async (name) => (await addOperator(db, passwords, name)).passphrase,
  };
}
