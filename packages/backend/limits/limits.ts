import { LRUCache } from "lru-cache";
import { type Network, networksOf } from "@site/http";
import type { Database } from "../database/database.ts";
import { createCounters, digest, type Pot, type PotRule, type Refusal, type Rule } from "./counters.ts";

/** Something is over a limit. */
export class LimitError extends Error {
  override name = "LimitError";
  /** Whole seconds until more is allowed. */
  readonly retryAfter: number;
  readonly counted: "requests" | "emails";
  /** Why a pot refused; null for every other limit. */
  readonly reason: Refusal["reason"] | null;

  /** @param milliseconds until more is allowed */
  constructor(
    message: string,
    milliseconds: number,
    counted: LimitError["counted"] = "requests",
    reason: LimitError["reason"] = null,
  ) {
    super(message);
    this.reason = reason;
    this.retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
    this.counted = counted;
  }
}

/** A rule for requests from one network address. */
export interface AddressRule extends Rule {
  /** Each asks for an email, so it counts with all that do. */
  asksForEmail?: boolean;
  /** Each process counts by itself: counting must not cost a statement. */
  perProcess?: boolean;
}

/** Limits by name. Counts are kept under that name, so two limits of one kind must not share it. */
export interface LimitRules {
  perAddress: Readonly<Record<string, AddressRule>>;
  /** Attempts at one account from one network address. */
  perAccountAndNetwork: Readonly<Record<string, Rule>>;
  /** Per account or mailbox, from any network address. */
  perAccount: Readonly<Record<string, Rule>>;
  /** What everybody shares. Each purpose has its own pot, so that none uses up another's. */
  pots: Readonly<Record<string, PotRule>>;
}

/** The limits of emails whatever they are about: their pots are one for each purpose. */
const emailRules = {
  /** What asks for emails from one network address, counted together, so that nobody has the site email many strangers. */
  "requested-mail": { points: 60, duration: 3600, counted: "emails" },
  /** One email of a purpose per mailbox and minute. */
  "mail-gap": { points: 1, duration: 60, counted: "emails" },
  "mail-hour": { points: 10, duration: 3600, counted: "emails" },
} satisfies Record<string, Rule>;

/** An email as it counts. */
export interface CountedEmail<PotName = string> {
  /** Purposes are counted separately: two emails within a minute may both be meant. */
  purpose: string;
  to: string;
  /** What the emails of an hour count for; by default mailbox and purpose. */
  mailbox?: string;
  pot: PotName;
  /** The networks that ask for it. */
  networks: readonly Network[];
  withReserve?: boolean;
}

type Name<Rules extends LimitRules, Kind extends keyof LimitRules> = keyof Rules[Kind] & string;

/** Each method that counts throws a LimitError over the limit, unless it says otherwise. */
export interface Limits<Rules extends LimitRules = LimitRules> {
  /** Counts a request from a network address. */
  spendRequest(limit: Name<Rules, "perAddress">, address: string): Promise<void>;
  /** The error of `spendRequest` if this process has found the address over its limit and the wait is not over. Counts nothing. */
  blocked(limit: Name<Rules, "perAddress">, address: string): LimitError | null;
  /**
   * Counts an attempt at an account from a network address.
   * @param isKnown whether the account knows that network: then its wider networks, which others share, don't count
   */
  spendAttempt(
    limit: Name<Rules, "perAccountAndNetwork">,
    account: string,
    address: string,
    isKnown: boolean,
  ): Promise<void>;
  clearAttempts(
    limit: Name<Rules, "perAccountAndNetwork">,
    account: string,
    address: string,
    isKnown: boolean,
  ): Promise<void>;
  /** Counts against an account or mailbox. */
  spend(limit: Name<Rules, "perAccount">, key: string): Promise<void>;
  /** The same without an error. @returns whether it was within the limit */
  reserve(limit: Name<Rules, "perAccount">, key: string): Promise<boolean>;
  /** Takes one count back, as when the counted action did not happen. */
  refund(limit: Name<Rules, "perAccount">, key: string): Promise<void>;
  pot(name: Name<Rules, "pots">): Pot;
  /**
   * Counts an email: for its purpose in this minute and hour, and in its pot.
   * @returns false when one was sent within the last minute, which is still valid
   */
  reserveEmail(email: CountedEmail<Name<Rules, "pots">>): Promise<boolean>;
  /** Takes the count of an email back that could not be sent: the mailbox may be emailed again at once. */
  refundEmail(email: Pick<CountedEmail, "purpose" | "to" | "mailbox">): Promise<void>;
  /** The same counts, and further limits. */
  extendedBy<More extends Partial<LimitRules>>(more: More): Limits<Rules & More>;
}

/** Blocked addresses that are remembered; further ones are counted in full again. */
const maxBlocked = 10_000;

/** The limits of every process of a site. */
export function createLimits<Rules extends LimitRules>(database: Database, scale: number, rules: Rules): Limits<Rules> {
  const { counter, spend, pot: potOf } = createCounters(database, scale);
  /** When the block of an address ends, by the clock of `performance`. */
  const blockedUntil = new LRUCache<string, number>({ max: maxBlocked });

  /**
   * Counts for the narrowest network first, so that a blocked network does not use up the share of its neighbors.
   * @param onRefused is told of the network that is over its limit
   */
  async function spendForNetworks(
    name: string,
    rule: Rule,
    networks: readonly Network[],
    { account = "", onRefused = () => {} }: { account?: string; onRefused?(network: Network, wait: number): void } = {},
  ): Promise<void> {
    for (const network of networks) {
      const wait = await spend(name, rule, `${account}${network.key}`, network.times);
      if (wait === null) continue;
      onRefused(network, wait);
      throw overLimit(rule, wait);
    }
  }

  function limitsBy<Known extends LimitRules>(known: Known): Limits<Known> {
    const find = <R>(of: Readonly<Record<string, R>>, name: string): R => {
      const rule = of[name];
      if (rule === undefined) throw new Error(`There is no limit ${name}.`);
      return rule;
    };
    const pot = (name: string): Pot => potOf(name, find(known.pots, name));
    return {
      async spendRequest(limit, address) {
        const rule: AddressRule = find(known.perAddress, limit);
        const networks = networksOf(address);
        await spendForNetworks(limit, rule, networks, {
          // Only the network that is over its limit, so that its neighbors pass.
          onRefused: ({ key }, wait) => blockedUntil.set(`${limit} ${key}`, performance.now() + wait),
        });
        if (rule.asksForEmail) await spendForNetworks("requested-mail", emailRules["requested-mail"], networks);
      },
      blocked(limit, address) {
        for (const { key } of networksOf(address)) {
          const wait = (blockedUntil.peek(`${limit} ${key}`) ?? 0) - performance.now();
          if (wait > 0) return overLimit(find(known.perAddress, limit), wait);
          blockedUntil.delete(`${limit} ${key}`);
        }
        return null;
      },
      spendAttempt: (limit, account, address, isKnown) =>
        spendForNetworks(limit, find(known.perAccountAndNetwork, limit), countedNetworks(address, isKnown), {
          account: `${account} `,
        }),
      async clearAttempts(limit, account, address, isKnown) {
        for (const { key, times } of countedNetworks(address, isKnown)) {
          await counter(limit, find(known.perAccountAndNetwork, limit), times).delete(digest(`${account} ${key}`));
        }
      },
      async spend(limit, key) {
        const rule = find(known.perAccount, limit);
        const wait = await spend(limit, rule, key);
        if (wait !== null) throw overLimit(rule, wait);
      },
      reserve: async (limit, key) => (await spend(limit, find(known.perAccount, limit), key)) === null,
      async refund(limit, key) {
        await counter(limit, find(known.perAccount, limit)).reward(digest(key), 1);
      },
      pot,
      async reserveEmail({ purpose, to, mailbox, pot: name, networks, withReserve = false }) {
        const gap = `${purpose} ${to}`;
        if ((await spend("mail-gap", emailRules["mail-gap"], gap)) !== null) return false;
        try {
          const wait = await spend("mail-hour", emailRules["mail-hour"], mailbox ?? gap);
          if (wait !== null) throw overLimit(emailRules["mail-hour"], wait);
          const refusal = await pot(name).spend(networks, { withReserve });
          if (refusal) throw refusedEmail(refusal);
          return true;
        } catch (error) {
          // Nothing is sent, so the gap must not block the next email: repeated requests would leave the owner without any.
          await counter("mail-gap", emailRules["mail-gap"]).delete(digest(gap));
          throw error;
        }
      },
      async refundEmail({ purpose, to, mailbox }) {
        const gap = `${purpose} ${to}`;
        await counter("mail-gap", emailRules["mail-gap"]).delete(digest(gap));
        await counter("mail-hour", emailRules["mail-hour"]).reward(digest(mailbox ?? gap), 1);
      },
      extendedBy: (more) => limitsBy(merged(known, more)),
    };
  }
  return limitsBy(rules);
}

function merged<Known extends LimitRules, More extends Partial<LimitRules>>(known: Known, more: More): Known & More {
  return {
    ...known,
    perAddress: { ...known.perAddress, ...more.perAddress },
    perAccountAndNetwork: { ...known.perAccountAndNetwork, ...more.perAccountAndNetwork },
    perAccount: { ...known.perAccount, ...more.perAccount },
    pots: { ...known.pots, ...more.pots },
  } as Known & More;
}

function countedNetworks(address: string, isKnown: boolean): readonly Network[] {
  return networksOf(address).slice(0, isKnown ? 1 : undefined);
}

const sentences = {
  requests: "Request rate limit reached. Please wait before you try again.",
  emails: "Too many emails were requested. Please wait before you ask again.",
};

function overLimit(rule: Rule, milliseconds: number): LimitError {
  const counted = rule.counted ?? "requests";
  return new LimitError(sentences[counted], milliseconds, counted);
}

/** The error of an email that a pot refused. Where others have used it up, the visitor is not told to have asked too often. */
function refusedEmail({ wait, reason }: Refusal): LimitError {
  const others = "So many emails are being requested that no more can be sent just now. Please try again later.";
  return new LimitError(reason === "network" ? sentences.emails : others, wait, "emails", reason);
}
