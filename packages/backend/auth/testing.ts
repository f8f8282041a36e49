import { randomBytes, randomUUID } from "node:crypto";
import { AuthClient } from "@supabase/auth-js";
import { Hono } from "hono";
import { TOTP } from "otpauth";
import { test as base } from "vitest";
import type { Database } from "../database/database.ts";
import { describeOnEachDatabase } from "../database/testing.ts";
import { cleanUpAfter } from "../lib/testing.ts";
import type { Log } from "../log/log.ts";
import type { AuthSettings, Email, OwnData } from "./context.ts";
import { type AuthService, createAuthService } from "./service.ts";
import { createPasswords, type Passwords } from "./passwords.ts";
import { type SecretStore, withNewKey } from "./secret-store.ts";

const siteUrl = "https://site.example";
export const serviceUrl = `${siteUrl}/auth/v1`;
export const goodPassword = "quiet harbour lantern";
export const strangersPassword = "the stranger waits here";

let mailboxes = 0;
let attempts = 0;

export const freshEmail = (): string => `visitor${++mailboxes}-${process.pid}@shop.example`;

export type Client = InstanceType<typeof AuthClient>;

interface ClientOptions {
  flowType?: "implicit" | "pkce" | undefined;
  address?: string | undefined;
}

type NewVisitor = ClientOptions & { email?: string; password?: string };

/** Milliseconds. Hashing can be slow while other tests run. */
const timeout = 60_000;
/** Uses bcrypt's lowest cost, 1/64 of the default work. Shared within a file, because each instance starts threads. */
let sharedPasswords: Passwords | undefined;

function quickPasswords(): Passwords {
  sharedPasswords ??= createPasswords(undefined, undefined, timeout, 4);
  return { ...sharedPasswords, close: async () => {} };
}

export function createTestSecrets(): SecretStore {
  const keys = withNewKey([]);
  return {
    encryptionKey: randomBytes(32),
    tokenKey: randomBytes(32),
    signingKeys: { version: () => 0, read: () => keys, catchUp: async () => {} },
    check: async () => {},
  };
}

export interface TestOptions {
  ownData?: Partial<OwnData>;
  settings?: Partial<AuthSettings>;
  /** Relaxed by default, because the real limits are too low for unrelated tests. */
  rateLimitScale?: number;
  answerFloor?: number;
  passwords?: Passwords;
  secrets?: SecretStore;
}

export class TestService {
  readonly secrets: SecretStore;
  readonly sentMail: Email[] = [];
  readonly logged: { level: string; fields: Record<string, unknown>; message: string }[] = [];
  readonly log: Log = { info: this.#write("info"), warn: this.#write("warn"), error: this.#write("error") };
  readonly service: AuthService;
  readonly #app: Hono;
  #offset = 0;
  #broken: boolean | Promise<void> = false;

  constructor(database: Database, options: TestOptions) {
    this.secrets = options.secrets ?? createTestSecrets();
    this.service = createAuthService({
      database,
      secrets: this.secrets,
      now: this.now,
      log: this.log,
      answerFloor: options.answerFloor ?? 0,
      passwords: options.passwords ?? quickPasswords(),
      mail: async (mail) => {
        if (this.#broken !== false) {
          await this.#broken;
          throw new Error("The mail server is away.");
        }
        this.sentMail.push(mail);
      },
      ...options.ownData,
      settings: {
        name: "Acme",
        ownPath: "/larkpost",
        siteUrl,
        confirmFirst: false,
        rateLimitScale: options.rateLimitScale ?? 1_000_000,
        trustedProxyCount: 0,
        ...options.settings,
      },
    });
    cleanUpAfter(() => this.service.close());
    this.#app = new Hono().route("/auth/v1", this.service.routes);
  }

  #write(level: string) {
    return (fields: object, message: string): void => void this.logged.push({ level, fields: { ...fields }, message });
  }

  readonly now = (): Date => new Date(Date.now() + this.#offset);

  advance(milliseconds: number): void {
    this.#offset += milliseconds;
  }

  breakMail(broken: boolean | Promise<void>): void {
    this.#broken = broken;
  }

  async request(path: string, init?: RequestInit, address = "203.0.113.7"): Promise<Response> {
    return this.#app.request(path.startsWith("http") ? path : `${serviceUrl}${path}`, init, {
      incoming: { socket: { remoteAddress: address } },
    });
  }

  post(path: string, body: object, address?: string): Promise<Response> {
    const headers = { "Content-Type": "application/json" };
    return this.request(path, { method: "POST", headers, body: JSON.stringify(body) }, address);
  }

  client({ flowType = "implicit", address }: ClientOptions = {}): Client {
    return new AuthClient({
      url: serviceUrl,
      flowType,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      persistSession: false,
      experimental: { recoveryCodes: true },
      headers: { apikey: "sb_publishable_test" },
      fetch: (target, init) => this.request(String(target), init, address),
    });
  }

  mailTo(to: string): { mail: Email; link: URL; code: string } {
    const mail = this.sentMail.findLast((sent) => sent.to === to);
    if (!mail) throw new Error(`No email was sent to ${to}.`);
    return { mail, link: new URL(mail.link ?? "about:blank"), code: mail.code ?? "" };
  }

  async follow(link: URL): Promise<{ url: URL; fragment: URLSearchParams }> {
    const url = new URL((await this.request(link.href)).headers.get("location") ?? "about:blank");
    return { url, fragment: new URLSearchParams(url.hash.slice(1)) };
  }

  async openMail(email: string, browser: Client) {
    const { url, fragment } = await this.follow(this.mailTo(email).link);
    return { url, fragment, exchanged: url.searchParams.has("code") ? await exchange(browser, url) : null };
  }

  async signedUp({ email = freshEmail(), password = goodPassword, ...options }: NewVisitor = {}) {
    const client = this.client(options);
    const { data, error } = await client.signUp({ email, password });
    if (error) throw error;
    return { service: this, client, email, userId: data.user?.id };
  }

  async signedIn(visitor?: NewVisitor) {
    const { client, email } = await this.signedUp(visitor);
    const { data, error } = await client.signInWithPassword({ email, password: goodPassword });
    if (error) throw error;
    return { service: this, client, email, userId: data.user.id, session: data.session };
  }

  async signedInByCode({ client = this.client(), email = freshEmail() } = {}) {
    await client.signInWithOtp({ email });
    const { error } = await client.verifyOtp({ email, token: this.mailTo(email).code, type: "email" });
    if (error) throw error;
    return { service: this, client, email };
  }

  async signsIn(email: string, password: string): Promise<boolean> {
    attempts += 1;
    const client = this.client({ address: `198.18.7.${attempts % 256}` });
    return (await client.signInWithPassword({ email, password })).error === null;
  }

  async whoSignsIn(email: string): Promise<string[]> {
    const who = [];
    for (const [name, password] of Object.entries({ owner: goodPassword, stranger: strangersPassword })) {
      if (await this.signsIn(email, password)) who.push(name);
    }
    return who;
  }

  meet() {
    const [owner, stranger] = [this.client({ flowType: "pkce" }), this.client({ flowType: "pkce" })];
    return { service: this, owner, stranger, email: freshEmail() };
  }

  appCode(secret = ""): string {
    return new TOTP({ secret }).generate({ timestamp: this.now().getTime() });
  }

  async enrollApp(client: Client) {
    const { data, error } = await client.mfa.enroll({ factorType: "totp", friendlyName: `app ${freshEmail()}` });
    if (error) throw error;
    const { secret } = data.totp;
    const code = (): string => this.appCode(secret);
    const verified = await client.mfa.challengeAndVerify({ factorId: data.id, code: code() });
    if (verified.error) throw verified.error;
    return { factorId: data.id, secret, code };
  }
}

export const startTestService = (database: Database, options: TestOptions = {}) => new TestService(database, options);

export const exchange = (client: Client, { searchParams }: URL) =>
  client.exchangeCodeForSession(searchParams.get("code") ?? "");

export const takeSession = (client: Client, fragment: URLSearchParams) =>
  client.setSession({
    access_token: fragment.get("access_token") ?? "",
    refresh_token: fragment.get("refresh_token") ?? "",
  });

const testOn = (database: () => Database) => base.extend("service", () => startTestService(database()));

export function describeAccounts(
  name: string,
  suite: (test: ReturnType<typeof testOn>, database: () => Database) => void,
): void {
  describeOnEachDatabase(name, (database) => suite(testOn(database), database));
}

export const createClaims = () => ({
  sub: randomUUID(),
  session_id: randomUUID(),
  role: "authenticated" as const,
  email: "ada@shop.example",
  phone: "",
  aal: "aal1" as const,
  amr: [],
  app_metadata: {},
  user_metadata: {},
  is_anonymous: false,
});
