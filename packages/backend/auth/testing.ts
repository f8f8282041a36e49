import { AuthClient, type Session } from "@supabase/auth-js";
import { Hono } from "hono";
import { TOTP } from "otpauth";
import { test as base } from "vitest";
import type { Database } from "../database/database.ts";
import { describeOnEachDatabase } from "../database/testing.ts";
import { cleanUpAfter, temporaryFolder } from "../lib/testing.ts";
import type { Log } from "../log/log.ts";
import type { AuthSettings, Email, OwnData } from "./context.ts";
import { type AuthService, createAuthService } from "./service.ts";
import { createPasswords, type Passwords } from "./passwords.ts";
import { openFileSecrets, type SecretStore } from "./secrets.ts";

export const siteUrl = "https://larkpost.example";

let mailboxes = 0;
let attempts = 0;

/** An email address that no other test uses. */
export const freshEmail = (): string => `visitor${++mailboxes}-${process.pid}@shop.example`;

export const goodPassword = "quiet harbour lantern";
export const strangersPassword = "the stranger waits here";

export const serviceUrl = `${siteUrl}/auth/v1`;

export type Client = InstanceType<typeof AuthClient>;

interface ClientOptions {
  flowType?: "implicit" | "pkce" | undefined;
  /** The network address of its requests. */
  address?: string | undefined;
}

export interface TestService {
  service: AuthService;
  dataDirectory: string;
  /** Every email that was sent, oldest first. */
  sentMail: Email[];
  /** Every line that was logged. */
  logged: { level: string; fields: Record<string, unknown>; message: string }[];
  log: Log;
  /** Moves the service's clock forward. */
  advance(milliseconds: number): void;
  now(): Date;
  /** Makes emails fail (with a promise: after it resolves) or succeed again. */
  breakMail(broken: boolean | Promise<void>): void;
  /** One request, as from the network address 203.0.113.7 unless said otherwise. */
  request(path: string, init?: RequestInit, address?: string): Promise<Response>;
  /** One request with a body of JSON. */
  post(path: string, body: object, address?: string): Promise<Response>;
  /** The official client, with a storage of its own. */
  client(options?: ClientOptions): Client;
  /** The latest email to an address, with its link and code. */
  mailTo(to: string): { mail: Email; link: URL; code: string };
  /** Follows an email's link to the address that it redirects to. */
  follow(link: URL): Promise<Followed>;
  /** Acts as a browser that opens the newest email: follows the link, and exchanges the code if the redirect has one. */
  openMail(
    email: string,
    browser: Client,
  ): Promise<Followed & { exchanged: Awaited<ReturnType<typeof exchange>> | null }>;
  /** A visitor who has signed up, by default with a new mailbox. */
  signedUp(visitor?: NewVisitor): Promise<Visitor & { userId: string | undefined }>;
  /** A visitor who has signed up and in. */
  signedIn(visitor?: NewVisitor): Promise<Visitor & { userId: string; session: Session }>;
  /** A visitor who has typed the code of a sign-in email, and so without a password. */
  signedInByCode(visitor?: Partial<Pick<Visitor, "client" | "email">>): Promise<Visitor>;
  /** Whether the password signs in, at a network address of its own. */
  signsIn(email: string, password: string): Promise<boolean>;
  /** Whose password signs in: the owner's, the stranger's, both or nobody's. */
  whoSignsIn(email: string): Promise<string[]>;
  /** The browsers of a mailbox's owner and of a stranger who types its address. */
  meet(): Pick<Visitor, "service" | "email"> & Record<"owner" | "stranger", Client>;
  /** The code that an authenticator app with this secret shows now. */
  appCode(secret?: string): string;
  /** Sets up an authenticator app for a client's account and passes the second step with it. */
  enrollApp(client: Client): Promise<{ factorId: string; secret: string; code(): string }>;
}

interface Followed {
  url: URL;
  fragment: URLSearchParams;
}

interface Visitor {
  service: TestService;
  client: Client;
  email: string;
}

type NewVisitor = ClientOptions & { email?: string; password?: string };

/** Milliseconds that a password may wait to be hashed while other tests run. */
const timeout = 60_000;
/** bcrypt's lowest cost: 1/64 of the work of cost 10. */
const minCost = 4;
/** Shared by the services of a file, because each would start threads of its own. */
let sharedPasswords: Passwords | undefined;

function passwordsFor(hashCost: number | undefined): Passwords {
  if (hashCost !== undefined) return createPasswords(undefined, undefined, timeout, hashCost);
  sharedPasswords ??= createPasswords(undefined, undefined, timeout, minCost);
  return { ...sharedPasswords, close: async () => {} };
}

export interface TestOptions {
  ownData?: Partial<OwnData>;
  settings?: Partial<AuthSettings>;
  /** The real limits are low, so tests that are not about them loosen them. */
  rateLimitScale?: number;
  /** None by default, so that tests don't wait. */
  answerFloor?: number;
  /** bcrypt's cost; the least by default, so that tests don't wait. */
  hashCost?: number;
  /** Files in a folder of its own by default. */
  secrets?: SecretStore;
}

/** The service on a database, with a clock and a mailbox that the test controls, until the test ends. */
export function startTestService(database: Database, options: TestOptions = {}): TestService {
  const dataDirectory = temporaryFolder();
  const sentMail: Email[] = [];
  const logged: TestService["logged"] = [];
  let offset = 0;
  let broken: boolean | Promise<void> = false;
  const now = () => new Date(Date.now() + offset);
  const write = (level: string) => (fields: object, message: string) => {
    logged.push({ level, fields: { ...fields }, message });
  };
  const log = { info: write("info"), warn: write("warn"), error: write("error") };
  const service = createAuthService({
    database,
    secrets: options.secrets ?? openFileSecrets(dataDirectory),
    now,
    log,
    answerFloor: options.answerFloor ?? 0,
    passwords: passwordsFor(options.hashCost),
    mail: async (mail) => {
      if (broken !== false) {
        await broken;
        throw new Error("The mail server is away.");
      }
      sentMail.push(mail);
    },
    ...options.ownData,
    settings: {
      name: "Larkpost",
      ownPath: "/larkpost",
      siteUrl,
      confirmFirst: false,
      rateLimitScale: options.rateLimitScale ?? 1_000_000,
      trustedProxyCount: 0,
      ...options.settings,
    },
  });
  cleanUpAfter(() => service.close());
  const app = new Hono().route("/auth/v1", service.routes);
  const request: TestService["request"] = async (target, init, address = "203.0.113.7") =>
    app.request(target.startsWith("http") ? target : `${serviceUrl}${target}`, init, {
      incoming: { socket: { remoteAddress: address } },
    });
  const test: TestService = {
    service,
    dataDirectory,
    sentMail,
    logged,
    log,
    now,
    request,
    post: (target, body, address) =>
      request(
        target,
        { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
        address,
      ),
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    breakMail: (value) => {
      broken = value;
    },
    client: ({ flowType = "implicit", address } = {}) =>
      new AuthClient({
        url: serviceUrl,
        flowType,
        autoRefreshToken: false,
        detectSessionInUrl: false,
        // In a memory of the client's own.
        persistSession: false,
        experimental: { recoveryCodes: true },
        headers: { apikey: "sb_publishable_test" },
        fetch: (target, init) => request(String(target), init, address),
      }),
    mailTo(to) {
      const mail = sentMail.findLast((sent) => sent.to === to);
      if (!mail) throw new Error(`No email was sent to ${to}.`);
      return { mail, link: new URL(mail.link ?? "about:blank"), code: mail.code ?? "" };
    },
    async follow(link) {
      const url = new URL((await request(link.href)).headers.get("location") ?? "about:blank");
      return { url, fragment: new URLSearchParams(url.hash.slice(1)) };
    },
    async openMail(email, browser) {
      const { url, fragment } = await test.follow(test.mailTo(email).link);
      return { url, fragment, exchanged: url.searchParams.has("code") ? await exchange(browser, url) : null };
    },
    async signedUp({ email = freshEmail(), password = goodPassword, ...client } = {}) {
      const visitor = test.client(client);
      const { data, error } = await visitor.signUp({ email, password });
      if (error) throw error;
      return { service: test, client: visitor, email, userId: data.user?.id };
    },
    async signedIn(visitor) {
      const { client, email } = await test.signedUp(visitor);
      const { data, error } = await client.signInWithPassword({ email, password: goodPassword });
      if (error) throw error;
      return { service: test, client, email, userId: data.user.id, session: data.session };
    },
    async signedInByCode({ client = test.client(), email = freshEmail() } = {}) {
      await client.signInWithOtp({ email });
      const { error } = await client.verifyOtp({ email, token: test.mailTo(email).code, type: "email" });
      if (error) throw error;
      return { service: test, client, email };
    },
    async signsIn(email, password) {
      attempts += 1;
      const client = test.client({ address: `198.18.7.${attempts % 256}` });
      return (await client.signInWithPassword({ email, password })).error === null;
    },
    async whoSignsIn(email) {
      const who = [];
      for (const [name, password] of Object.entries({ owner: goodPassword, stranger: strangersPassword })) {
        if (await test.signsIn(email, password)) who.push(name);
      }
      return who;
    },
    meet: () => ({
      service: test,
      owner: test.client({ flowType: "pkce" }),
      stranger: test.client({ flowType: "pkce" }),
      email: freshEmail(),
    }),
    appCode: (secret = "") => new TOTP({ secret }).generate({ timestamp: now().getTime() }),
    async enrollApp(client) {
      const { data, error } = await client.mfa.enroll({ factorType: "totp", friendlyName: `app ${freshEmail()}` });
      if (error) throw error;
      const { secret } = data.totp;
      const code = (): string => test.appCode(secret);
      const verified = await client.mfa.challengeAndVerify({ factorId: data.id, code: code() });
      if (verified.error) throw verified.error;
      return { factorId: data.id, secret, code };
    },
  };
  return test;
}

/** Exchanges the code of the address that a link led back to. */
export const exchange = (client: Client, { searchParams }: URL) =>
  client.exchangeCodeForSession(searchParams.get("code") ?? "");

/** Takes the session that a link led back with. */
export const takeSession = (client: Client, fragment: URLSearchParams) =>
  client.setSession({
    access_token: fragment.get("access_token") ?? "",
    refresh_token: fragment.get("refresh_token") ?? "",
  });

const testOn = (database: () => Database) => base.extend("service", () => startTestService(database()));

/** Tests of accounts on each database; a test that takes `service` has one of its own. */
export function describeAccounts(
  name: string,
  suite: (test: ReturnType<typeof testOn>, database: () => Database) => void,
): void {
  describeOnEachDatabase(name, (database) => suite(testOn(database), database));
}
