import { setTimeout as pause } from "node:timers/promises";
import { createToken } from "@site/http";
import { type ReceivedEmail, startMailServer } from "@site/testing/mail-server.ts";
import { freePort } from "@site/testing/ports.ts";
import { startBenchSite } from "./site.ts";
import { printTable } from "./table.ts";

/** Sends one request from a network address. Resolves to whether it got what it asked for. */
type Attack = (address: string) => Promise<boolean>;

interface AttackedLimit {
  name: string;
  /** Also with the operators' desk, whose address is the second of `prepare`. */
  withDesk?: true;
  /**
   * The requests that use up the same thing; the first is the one that a visitor makes. They may not be more at once.
   * @param received the emails that went out
   */
  prepare(url: string, received: readonly ReceivedEmail[], desk: string): Promise<Prepared>;
  /** More requests than this change nothing. */
  enough?: number;
}

interface Prepared {
  attacks: readonly Attack[];
  atOnce: number;
  /** Networks that were needed for it. */
  networks?: number;
}

const teamEmail = "team@larkpost.example";

let emails = 0;
const aMailbox = (): string => `attacker${(emails += 1)}@shop.example`;

const attackOn =
  (url: string, body: () => object | URLSearchParams, headers: Record<string, string> = {}): Attack =>
  async (address) => {
    const given = body();
    const isForm = given instanceof URLSearchParams;
    const response = await fetch(url, {
      method: "POST",
      body: isForm ? given : JSON.stringify(given),
      headers: { "X-Forwarded-For": address, ...(!isForm && { "Content-Type": "application/json" }), ...headers },
      redirect: "manual",
    });
    await response.arrayBuffer();
    return response.status < 400 || response.status === 403;
  };

const account = (url: string, path: string, more: object = {}) =>
  attackOn(`${url}/auth/v1${path}`, () => ({ email: aMailbox(), ...more }));
const newsletter = (url: string) =>
  attackOn(`${url}/newsletter`, () => new URLSearchParams({ email: aMailbox() }), {
    Origin: url,
    Accept: "application/json",
  });
const receipt = (url: string) => attackOn(`${url}/privacy/v1/requests`, () => ({ email: aMailbox(), key: null }));
const written = { email: "attacker@shop.example", message: "Is anybody there?" };
const chat = (url: string) => attackOn(`${url}/rest/v1/chat_messages`, () => ({ ...written, page: "/" }));
const contact = (url: string) =>
  attackOn(`${url}/rest/v1/contact_messages`, () => ({ ...written, name: "Attacker", business: "Shop" }));

const attackedLimits: readonly AttackedLimit[] = [
  {
    name: "emails of sign-ups",
    prepare: async (url) => ({ attacks: [account(url, "/resend", { type: "signup" })], atOnce: 15 }),
  },
  { name: "emails to sign in", prepare: async (url) => ({ attacks: [account(url, "/recover")], atOnce: 15 }) },
  { name: "emails of changed addresses", prepare: changeAddresses },
  { name: "emails of the newsletter", prepare: async (url) => ({ attacks: [newsletter(url)], atOnce: 15 }) },
  { name: "emails of receipts", prepare: async (url) => ({ attacks: [receipt(url)], atOnce: 15 }) },
  {
    name: "copies to senders",
    prepare: async (url, received) => ({ attacks: [copyOf(url, received), newsletter(url)], atOnce: 1 }),
  },
  { name: "messages in the chat", prepare: async (url) => ({ attacks: [chat(url)], atOnce: 15 }) },
  { name: "messages to sales", prepare: async (url) => ({ attacks: [contact(url), chat(url)], atOnce: 15 }) },
  { name: "streams of answers", prepare: async (url) => ({ attacks: [await holdStreams(url)], atOnce: 4 }) },
  {
    name: "log-ins at the desk",
    withDesk: true,
    prepare: async (_url, _received, desk) => {
      const form = () => new URLSearchParams({ name: "Ines Ortega", passphrase: "wrong" });
      // More at once would fill the queue for hashing, which is no limit of a network.
      return { attacks: [attackOn(`${desk}/log-in`, form, { Origin: desk })], atOnce: 1 };
    },
    enough: 600,
  },
];

/** Signs accounts up, as many as two networks may in five minutes, each of which may change its address ten times an hour. */
async function changeAddresses(url: string, received: readonly ReceivedEmail[]): Promise<Prepared> {
  const tokens: string[] = [];
  for (let index = 0; index < 60; index += 1) {
    const [email, address] = [aMailbox(), `203.0.113.${1 + (index % 2)}`];
    const headers = { "Content-Type": "application/json", "X-Forwarded-For": address };
    const post = (path: string, body: object) =>
      fetch(`${url}/auth/v1${path}`, { method: "POST", headers, body: JSON.stringify({ email, ...body }) });
    await post("/signup", { password: "quiet harbour lantern" });
    const [, token = ""] = /^(\d{6})$/m.exec(emailTo(received, email)?.data ?? "") ?? [];
    const { access_token } = (await (await post("/verify", { type: "signup", token })).json()) as {
      access_token: string;
    };
    tokens.push(access_token);
  }
  let next = 0;
  const change: Attack = async (address) => {
    const Authorization = `Bearer ${tokens[((next += 1)) % tokens.length]}`;
    const headers = { "Content-Type": "application/json", "X-Forwarded-For": address, Authorization };
    const body = JSON.stringify({ email: aMailbox() });
    return (await fetch(`${url}/auth/v1/user`, { method: "PUT", headers, body })).ok;
  };
  return { attacks: [change, newsletter(url)], atOnce: 1, networks: 2 };
}

const emailTo = (received: readonly ReceivedEmail[], address: string) =>
  received.findLast(({ to }) => to.some((line) => line.includes(`<${address}>`)));

/** A message to sales. The answer does not tell whether a copy follows, which comes within two seconds if it does. */
const copyOf =
  (url: string, received: readonly ReceivedEmail[]): Attack =>
  async (address) => {
    const email = aMailbox();
    const send = attackOn(`${url}/rest/v1/contact_messages`, () => ({
      ...written,
      name: "W",
      business: "Shop",
      email,
    }));
    if (!(await send(address))) return false;
    for (let left = 100; left > 0; left -= 1) {
      if (emailTo(received, email)) return true;
      await pause(20);
    }
    return false;
  };

/** Opens streams of one conversation and leaves them open. */
async function holdStreams(url: string): Promise<Attack> {
  const secret = createToken();
  const authorization = { Authorization: `Bearer ${secret}` };
  const message = () => ({ ...written, page: "/", key: createToken() });
  await attackOn(`${url}/threads/v1/messages`, message, authorization)("203.0.113.1");
  const held: Response[] = [];
  return async (address) => {
    const response = await fetch(`${url}/threads/v1/events`, {
      headers: { ...authorization, "X-Forwarded-For": address },
    });
    held.push(response);
    return response.ok;
  };
}

const networks = {
  "IPv4 addresses": (index: number) => [`198.${18 + (index >> 8)}.${index & 255}.1`],
  // Each in a /64 of its own, as many as possible in a /56 of their own.
  "IPv6 /48s": (index: number) =>
    Array.from(
      { length: 300 },
      (_, subnet) => `2001:db8:${index.toString(16)}:${(((subnet & 255) << 8) | (subnet >> 8)).toString(16)}::1`,
    ),
};

/** How many networks of that kind it takes until a visitor from another one is refused at once, and what was emailed until then. */
async function measure(limit: AttackedLimit, addressesOf: (index: number) => string[]): Promise<string[]> {
  const received: ReceivedEmail[] = [];
  const mail = await startMailServer(received);
  const deskPort = String(await freePort());
  const site = await startBenchSite({
    TRUSTED_PROXY_COUNT: "1",
    SITE_PROFILE: "live",
    SMTP_URL: mail.url,
    TEAM_EMAIL: teamEmail,
    ...(limit.withDesk && { ADMIN_PORT: deskPort }),
  });
  try {
    const prepared = await limit.prepare(site.url, received, `http://localhost:${deskPort}`);
    const { attacks, atOnce, networks: before = 0 } = prepared;
    const { enough = 5_000 } = limit;
    const result = (index: number, prefix = "") => {
      const toTeam = received.filter(({ to }) => to.some((line) => line.includes(teamEmail))).length;
      return [`${prefix}${before + index}`, String(received.length - toTeam), String(toTeam)];
    };
    let index = 0;
    for (let all = 0; all < enough; index += 1) {
      const got = attacks.map(() => 0);
      for (const address of addressesOf(index)) {
        const start = sum(got);
        for (const [attack, send] of attacks.entries()) {
          for (let last = atOnce; last === atOnce; got[attack] = (got[attack] ?? 0) + last) {
            const answers = await Promise.all(Array.from({ length: atOnce }, () => send(address)));
            last = answers.filter(Boolean).length;
          }
        }
        if (sum(got) === start) break;
      }
      if (got[0] === 0) return result(index);
      all += sum(got);
    }
    return result(index, "not by ");
  } finally {
    await site.stop();
    mail.server.close();
  }
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** How many networks an attacker needs to shut other visitors out of what all share, each used until it is refused. */
export async function benchAttacks(): Promise<void> {
  const rows: Record<string, string>[] = [];
  for (const limit of attackedLimits) {
    for (const [kind, addressesOf] of Object.entries(networks)) {
      const [count = "", toVisitors = "", toTeam = ""] = await measure(limit, addressesOf);
      const row = {
        "what is used up": limit.name,
        networks: `${count} ${kind}`,
        "emails that visitors set off": toVisitors,
        "outside their budget: to the team": toTeam,
      };
      // At once, because the whole takes most of an hour.
      console.error(Object.values(row).join(", "));
      rows.push(row);
    }
  }
  printTable("Networks that shut out a visitor from elsewhere (an hour's limits, used within minutes)", rows);
}
