import { LRUCache } from "lru-cache";
import { type Network, toNetworks } from "@site/http";
import type { Database } from "../database/database.ts";
import {
  createCounters,
  type Digest,
  type SharedQuota,
  type SharedQuotaRule,
  type Refusal,
  type Rule,
} from "./counters.ts";
import { createEmailBudget, type EmailRule } from "./email-budget.ts";

export class LimitError extends Error {
  override name = "LimitError";
  /** Seconds until more is allowed, rounded up. */
  readonly retryAfter: number;
  readonly counted: "requests" | "emails";

  constructor(message: string, milliseconds: number, counted: LimitError["counted"] = "requests") {
    super(message);
    this.retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
    this.counted = counted;
  }
}

export interface NetworkRule extends Rule {
  /** Each process counts separately, because counting must not cost a query. */
  perProcess?: boolean;
}

/** Counts are stored under the limit's name, so names must be unique within each kind. */
export interface LimitRules {
  perNetwork: Readonly<Record<string, NetworkRule>>;
  perAccountAndNetwork: Readonly<Record<string, Rule>>;
  perAccount: Readonly<Record<string, Rule>>;
  sharedQuotas: Readonly<Record<string, SharedQuotaRule>>;
  emails: Readonly<Record<string, EmailRule>>;
}

/** By default, each purpose is counted separately for each mailbox. */
export const emailRules = {
  "mail-gap": { points: 1, duration: 60, counted: "emails" },
  "mail-hour": { points: 10, duration: 3600, counted: "emails" },
} satisfies Record<string, Rule>;

export interface CountedEmail<Purpose = string> {
  /** Counted separately per mailbox, because two emails within a minute may both be intended. */
  purpose: Purpose;
  to: string;
  /** Set if another account's email can't replace this one. The one-minute limit then applies per account. */
  account?: string;
  /** Key of the hourly count. By default, the mailbox and the purpose. */
  mailbox?: string;
  networks: readonly Network[];
}

type Name<Rules extends LimitRules, Kind extends keyof LimitRules> = keyof Rules[Kind] & string;

/** Counting methods throw a LimitError over the limit, unless noted otherwise. */
export interface Limits<Rules extends LimitRules = LimitRules> {
  spendRequest(limit: Name<Rules, "perNetwork">, ip: string): Promise<void>;
  /** Returns the error that `spendRequest` would throw, as far as this process's memory shows. Counts nothing. */
  blocked(limit: Name<Rules, "perNetwork">, ip: string): LimitError | null;
  /** @param isKnown whether the account knows the network; if so, wider networks aren't counted */
  spendAttempt(
    limit: Name<Rules, "perAccountAndNetwork">,
    account: string,
    ip: string,
    isKnown: boolean,
  ): Promise<void>;
  clearAttempts(
    limit: Name<Rules, "perAccountAndNetwork">,
    account: string,
    ip: string,
    isKnown: boolean,
  ): Promise<void>;
  spend(limit: Name<Rules, "perAccount">, key: string): Promise<void>;
  reserve(limit: Name<Rules, "perAccount">, key: string): Promise<boolean>;
  refund(limit: Name<Rules, "perAccount">, key: string): Promise<void>;
  sharedQuota(name: Name<Rules, "sharedQuotas">): SharedQuota;
  /** Counts against the mailbox and the budget. @returns false if the last minute's email is still valid */
  reserveEmail(email: CountedEmail<Name<Rules, "emails">>): Promise<boolean>;
  /** @returns null if allowed; refused emails aren't counted */
  spendEmail(purpose: Name<Rules, "emails">, networks: readonly Network[]): Promise<Refusal | null>;
  /** Call this if the email could not be sent, so that the mailbox may get another at once. */
  refundEmail(email: Pick<CountedEmail, "purpose" | "to" | "account" | "mailbox">): Promise<void>;
  extendedBy<More extends Partial<LimitRules>>(more: More): Limits<Rules & More>;
}

/** Addresses whose blocks are cached in memory. An evicted address is counted in the database again. */
const maxBlocked = 10_000;

export function createLimits<Rules extends LimitRules>(
  database: Database,
  { scale, rules, digest }: { scale: number; rules: Rules; digest: Digest },
): Limits<Rules> {
  const { counter, spend, sharedQuota: countQuota } = createCounters(database, scale, digest);
  const spendEmails = createEmailBudget(database, scale, digest);
  /** `performance.now()` timestamps. */
  const blockedUntil = new LRUCache<string, number>({ max: maxBlocked });

  /** Counts the narrowest network first, so a blocked network can't use up its neighbors' limit. */
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
    const spendEmail: Limits["spendEmail"] = (purpose, networks) => spendEmails(find(known.emails, purpose), networks);
    const getGap = ({ purpose, to, account }: Pick<CountedEmail, "purpose" | "to" | "account">) =>
      account === undefined ? `${purpose} ${to}` : `${purpose} ${to} ${account}`;
    const getHour = ({ purpose, to, mailbox = `${purpose} ${to}` }: Pick<CountedEmail, "purpose" | "to" | "mailbox">) =>
      mailbox;
    const refundEmail: Limits["refundEmail"] = async (email) => {
      await counter("mail-gap", emailRules["mail-gap"]).delete(digest(getGap(email)));
      await counter("mail-hour", emailRules["mail-hour"]).reward(digest(getHour(email)), 1);
    };
    return {
      async spendRequest(limit, ip) {
        const rule: NetworkRule = find(known.perNetwork, limit);
        await spendForNetworks(limit, rule, toNetworks(ip), {
          // Blocks only the network over its limit, not its neighbors.
          onRefused: ({ key }, wait) => blockedUntil.set(`${limit} ${key}`, performance.now() + wait),
        });
      },
      blocked(limit, ip) {
        for (const { key } of toNetworks(ip)) {
          const wait = (blockedUntil.peek(`${limit} ${key}`) ?? 0) - performance.now();
          if (wait > 0) return overLimit(find(known.perNetwork, limit), wait);
          blockedUntil.delete(`${limit} ${key}`);
        }
        return null;
      },
      spendAttempt: (limit, account, ip, isKnown) =>
        spendForNetworks(limit, find(known.perAccountAndNetwork, limit), countedNetworks(ip, isKnown), {
          account: `${account} `,
        }),
      async clearAttempts(limit, account, ip, isKnown) {
        for (const { key, times } of countedNetworks(ip, isKnown)) {
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
      sharedQuota: (name) => countQuota(name, find(known.sharedQuotas, name)),
      async reserveEmail(email) {
        const { purpose, networks } = email;
        if ((await spend("mail-gap", emailRules["mail-gap"], getGap(email))) !== null) return false;
        try {
          const wait = await spend("mail-hour", emailRules["mail-hour"], getHour(email));
          if (wait !== null) throw overLimit(emailRules["mail-hour"], wait);
          const refusal = await spendEmail(purpose, networks);
          if (refusal) throw refusedEmail(refusal);
          return true;
        } catch (error) {
          // An unsent email doesn't count. Otherwise repeated requests would use up the owner's emails.
          await refundEmail(email);
          throw error;
        }
      },
      spendEmail,
      refundEmail,
      extendedBy: (more) => limitsBy(merged(known, more)),
    };
  }
  return limitsBy(rules);
}

function merged<Known extends LimitRules, More extends Partial<LimitRules>>(known: Known, more: More): Known & More {
  return {
    ...known,
    perNetwork: { ...known.perNetwork, ...more.perNetwork },
    perAccountAndNetwork: { ...known.perAccountAndNetwork, ...more.perAccountAndNetwork },
    perAccount: { ...known.perAccount, ...more.perAccount },
    sharedQuotas: { ...known.sharedQuotas, ...more.sharedQuotas },
    emails: { ...known.emails, ...more.emails },
  } as Known & More;
}

function countedNetworks(ip: string, isKnown: boolean): readonly Network[] {
  return toNetworks(ip).slice(0, isKnown ? 1 : undefined);
}

const sentences = {
  requests: "Request rate limit reached. Please wait before you try again.",
  emails: "Too many emails were requested. Please wait before you ask again.",
};

function overLimit(rule: Rule, milliseconds: number): LimitError {
  const counted = rule.counted ?? "requests";
  return new LimitError(sentences[counted], milliseconds, counted);
}

/** Visitors must not be told that they asked too often if others used up the budget. */
function refusedEmail({ wait, reason }: Refusal): LimitError {
  const others = "So many emails are being requested that no more can be sent just now. Please try again later.";
  return new LimitError(reason === "network" ? sentences.emails : others, wait, "emails");
}
