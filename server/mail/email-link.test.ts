import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { CaptchaVerification, Database } from "@site/backend";
import { budgets, describeOnEachDatabase, freshEmail, leaveEmails } from "@site/backend/testing";
import { createToken } from "@site/http";
import { testPrivacy, tokenTo } from "../privacy/testing.ts";
import { confirmLink, openLink, stored, subscribe, testSubscribers } from "../subscribers/testing.ts";

const services = {
  newsletter(database: Database, scale = 1_000_000, captcha?: CaptchaVerification) {
    const site = testSubscribers(database, scale, captcha);
    return {
      ...site,
      ask: (email: string, { key = "", address, ...more }: Options = {}) =>
        site.send("/newsletter", { email, key, ...more }, {}, address),
      async use(email: string, key: string | null) {
        const { cookie } = await openLink(site, confirmLink(site, email));
        return site.send("/newsletter/confirm", key === null ? {} : { key }, { cookie });
      },
      secretTo: (email: string) => confirmLink(site, email).split("token=")[1] ?? "",
      kept: async (email: string) => JSON.stringify(await stored(site, email)),
    };
  },
  receipt(database: Database, scale = 1_000_000, captcha?: CaptchaVerification) {
    const site = testPrivacy(database, scale, captcha);
    const rows = (email: string) =>
      site.db.selectFrom("privacy.proofs").selectAll().where("address", "=", email).execute();
    return {
      ...site,
      ask: (email: string, { key, address, ...more }: Options = {}) =>
        site.post("/requests", { email, key: key ?? null, ...more }, "", address),
      use: (email: string, key: string | null) => site.post("/openings", { token: tokenTo(site, email), key }),
      secretTo: (email: string) => tokenTo(site, email),
      kept: async (email: string) => JSON.stringify(await rows(email)),
    };
  },
};

interface Options {
  key?: string;
  address?: string;
  captcha_token?: string;
}

const getProblem = async (answer: Response) => [answer.status, await answer.json()];

describeOnEachDatabase("an email with a link", (database) => {
  describe.each(["newsletter", "receipt"] as const)("of the %s", (name) => {
    test("P2 P6 live: the response is the same for every address", async () => {
      const known = await subscribe(testSubscribers(database()));
      const answers = await Promise.all(
        [known, freshEmail()].map(async (email) => {
          const answer = await services[name](database()).ask(email);
          return [answer.status, [...answer.headers].sort(), await answer.text()];
        }),
      );
      expect(answers[0]).toEqual(answers[1]);
    });

    test("P2 P6 live: the page's script uses it automatically only with the request's key", async () => {
      const site = services[name](database());
      const [email, without] = [freshEmail(), freshEmail()];
      const key = createToken();
      await site.ask(email, { key });
      for (const wrong of [createToken(), "", "null", "x".repeat(10_000)]) {
        expect(await getProblem(await site.use(email, wrong))).toEqual([409, { problem: "other-browser" }]);
      }
      expect((await site.use(email, key)).status).toBe(200);
      await site.ask(without);
      expect((await site.use(without, key)).status).toBe(409);
      expect((await site.use(without, null)).status).toBe(200);
    });

    test("P2 P6 live: no token or key is stored or logged in plain text, nor an address logged", async () => {
      const site = services[name](database());
      const email = freshEmail();
      const key = createToken();
      await site.ask(email, { key });
      const secret = site.secretTo(email);
      expect(secret).toHaveLength(43);
      const before = await site.kept(email);
      await site.use(email, key);
      const logged = JSON.stringify(site.logged);
      for (const hidden of [secret, key]) expect(before + (await site.kept(email)) + logged).not.toContain(hidden);
      expect(logged).not.toContain(email);
    });

    test("P2 P6 live: a mailbox gets one a minute, and its link keeps working", async () => {
      const site = services[name](database(), 1);
      const email = freshEmail();
      for (const _ of [1, 2]) expect((await site.ask(email)).status).toBe(200);
      expect(site.sentMail).toHaveLength(1);
      expect((await site.use(email, null)).status).toBe(200);
    });

    test("P2 P6 live: a network that requests too many has to wait", async () => {
      const site = services[name](database(), 0.1);
      const statuses: number[] = [];
      let wait = "";
      for (let count = 0; count < 4; count += 1) {
        const answer = await site.ask(freshEmail(), { address: "203.0.113.98" });
        statuses.push(answer.status);
        wait = answer.headers.get("retry-after") ?? "";
      }
      expect(statuses).toEqual([200, 200, 200, 429]);
      expect(Number(wait)).toBeGreaterThan(0);
      expect(site.logged).toContainEqual(expect.objectContaining({ event: "limit_reached" }));
    });

    test.each(budgets)(
      "P2 P6 live: with %s of the emails left, known and unknown addresses get the same response",
      async (left) => {
        const known = await subscribe(testSubscribers(database()));
        const site = services[name](database(), 1);
        const statuses = { all: [200, 200, 200], floors: [200, 429, 429], nothing: [429, 429, 429] }[left];
        for (const [host, first] of [known, freshEmail()].entries()) {
          await leaveEmails(database(), left);
          const answers: number[] = [];
          for (const email of [first, freshEmail(), freshEmail()]) {
            answers.push((await site.ask(email, { address: `192.0.2.${host}` })).status);
          }
          expect(answers).toEqual(statuses);
        }
      },
    );

    test("P2 P6 live: if mail fails, the visitor is told and may ask again at once", async () => {
      const site = services[name](database(), 1);
      const email = freshEmail();
      site.breakMail(true);
      expect(await getProblem(await site.ask(email))).toEqual([503, { problem: "unavailable" }]);
      site.breakMail(false);
      await site.ask(email);
      expect(site.sentMail).toHaveLength(1);
    });

    test("P2 P6 live: if a captcha is set, a request without a valid one is refused", async () => {
      vi.stubGlobal("fetch", async (_: string, { body }: { body: URLSearchParams }) =>
        Response.json({ success: body.get("response") === "good" }),
      );
      onTestFinished(() => void vi.unstubAllGlobals());
      const site = services[name](database(), 1, { provider: "turnstile", secret: "captcha secret" });
      for (const token of [{}, { captcha_token: "bad" }]) {
        expect(await getProblem(await site.ask(freshEmail(), token))).toEqual([400, { problem: "captcha" }]);
      }
      expect(site.sentMail).toEqual([]);
      expect((await site.ask(freshEmail(), { captcha_token: "good" })).status).toBe(200);
    });
  });
});
