import { createToken } from "@site/http";
import { startBenchSite } from "./site.ts";
import { printTable } from "./table.ts";

/** Sends one request from a network address. Resolves to whether it got what it asked for. */
type Attack = (address: string) => Promise<boolean>;

interface Weapon {
  name: string;
  settings?: Record<string, string>;
  /** The requests that use up the same thing; the first is the one that a visitor makes. They may not be more at once. */
  prepare(url: string): Promise<{ attacks: readonly Attack[]; atOnce: number }>;
  /** More requests than this change nothing. */
  enough?: number;
}

let emails = 0;
const aMailbox = (): string => `weapon${(emails += 1)}@shop.example`;

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

const resend = (url: string) => attackOn(`${url}/auth/v1/resend`, () => ({ type: "signup", email: aMailbox() }));
const newsletter = (url: string) =>
  attackOn(`${url}/newsletter`, () => new URLSearchParams({ email: aMailbox() }), {
    Origin: url,
    Accept: "application/json",
  });
const receipt = (url: string) => attackOn(`${url}/privacy/v1/requests`, () => ({ email: aMailbox(), key: null }));
const written = { email: "weapon@shop.example", message: "Is anybody there?" };
const chat = (url: string) => attackOn(`${url}/rest/v1/chat_messages`, () => ({ ...written, page: "/" }));
const contact = (url: string) =>
  attackOn(`${url}/rest/v1/contact_messages`, () => ({ ...written, name: "Weapon", business: "Shop" }));

const weapons: readonly Weapon[] = [
  { name: "emails of sign-ups", prepare: async (url) => ({ attacks: [resend(url), newsletter(url)], atOnce: 15 }) },
  {
    name: "emails of the newsletter",
    prepare: async (url) => ({ attacks: [newsletter(url), resend(url)], atOnce: 15 }),
  },
  { name: "emails of receipts", prepare: async (url) => ({ attacks: [receipt(url), newsletter(url)], atOnce: 15 }) },
  { name: "messages in the chat", prepare: async (url) => ({ attacks: [chat(url)], atOnce: 15 }) },
  { name: "messages to sales", prepare: async (url) => ({ attacks: [contact(url), chat(url)], atOnce: 15 }) },
  { name: "streams of answers", prepare: async (url) => ({ attacks: [await holdStreams(url)], atOnce: 4 }) },
  {
    name: "log-ins at the desk",
    settings: { ADMIN_PORT: "3999" },
    prepare: async () => {
      const form = () => new URLSearchParams({ name: "Ines Ortega", passphrase: "wrong" });
      const desk = "http://localhost:3999";
      // More at once would fill the queue for hashing, which is no limit of a network.
      return { attacks: [attackOn(`${desk}/log-in`, form, { Origin: desk })], atOnce: 1 };
    },
    enough: 600,
  },
];

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

/** How many networks of that kind it takes until a visitor from another one is refused at once. */
async function measure(weapon: Weapon, addressesOf: (index: number) => string[]): Promise<string> {
  const site = await startBenchSite({ TRUSTED_PROXY_COUNT: "1", SITE_PROFILE: "live", ...weapon.settings });
  try {
    const { attacks, atOnce } = await weapon.prepare(site.url);
    const { enough = 5_000 } = weapon;
    let index = 0;
    for (let all = 0; all < enough; index += 1) {
      let got = 0;
      for (const address of addressesOf(index)) {
        const before = got;
        for (const attack of attacks) {
          for (let last = atOnce; last === atOnce; got += last) {
            const answers = await Promise.all(Array.from({ length: atOnce }, () => attack(address)));
            last = answers.filter(Boolean).length;
          }
          if (got - before < atOnce) break;
        }
        if (got === before) break;
      }
      if (got === 0) return String(index);
      all += got;
    }
    return `not by ${index}`;
  } finally {
    await site.stop();
  }
}

/** How many networks an attacker needs to shut other visitors out of what all share, each used until it is refused. */
export async function benchWeapons(): Promise<void> {
  const rows: Record<string, string>[] = [];
  for (const weapon of weapons) {
    const row: Record<string, string> = { "what is used up": weapon.name };
    for (const [kind, addressesOf] of Object.entries(networks)) {
      row[kind] = await measure(weapon, addressesOf);
    }
    rows.push(row);
  }
  printTable("Networks that shut out a visitor from elsewhere (an hour's limits, used within minutes)", rows);
}
