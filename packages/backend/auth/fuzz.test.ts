import fc from "fast-check";
import { expect } from "vitest";
import { describeAccounts } from "./testing.ts";

/** Requests per property. `npm run nightly -- fuzz` raises it. */
const cases = Number(process.env.FUZZ_CASES ?? 120);
const timeout = 60_000 + cases * 50;

const posts = [
  "/signup /token?grant_type=password /token?grant_type=refresh_token /token?grant_type=pkce /verify /recover /otp /resend",
  "/factors /factors/{uuid}/challenge /factors/{uuid}/verify /factors/recovery-codes /factors/recovery-codes/verify",
  "/larkpost/delete-account /larkpost/proof /logout?scope=",
].flatMap((paths) => paths.split(" "));

const names =
  "email phone password data type token token_hash refresh_token auth_code code_verifier code_challenge " +
  "code_challenge_method nonce current_password factor_type friendly_name challenge_id code create_user gotrue_meta_security __proto__";

const pointed = fc.constantFrom(
  "a@b.example",
  "' or 1=1 --",
  "\0",
  "\ud800",
  "signup",
  "email",
  "recovery",
  "email_change",
  "totp",
  "__proto__",
  "constructor",
  "123456",
  "s256",
  "A".repeat(43),
  "x".repeat(5000),
  "victim@shop.example\r\nBcc: all@shop.example",
);
const value = fc.oneof(
  pointed,
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant({ captcha_token: "" }),
);
const body = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.dictionary(fc.constantFrom(...names.split(" ")), value).map((fields) => JSON.stringify(fields)),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 200 }) },
);
const query = fc.dictionary(
  fc.constantFrom("redirect_to", "token", "type", "state", "code", "provider", "code_challenge", "scope", "scopes"),
  fc.oneof(pointed, fc.string({ unit: "binary", maxLength: 60 }), fc.uuid()),
);

/** Looks for 5xx statuses, errors without a code or message, and leaked internals. @returns null for a valid response */
async function fault(response: Response): Promise<string | null> {
  const text = await response.text();
  if (response.status >= 500) return text;
  if (response.status < 400) return null;
  if (/select |insert |node_modules|\/work\//.test(text)) return text;
  const { code, error_code: word, msg } = JSON.parse(text);
  return code === response.status && typeof word === "string" && typeof msg === "string" ? null : text;
}

describeAccounts("any input", (test) => {
  test("no body causes a server error, and every refusal has a message", { timeout }, async ({ service }) => {
    const { session } = await service.signedIn();
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${session.access_token}` };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom("/user", ...posts), body, async (path, sent) => {
        const response = await service.request(path.replace("{uuid}", crypto.randomUUID()), {
          method: path === "/user" ? "PUT" : "POST",
          headers,
          body: sent,
        });
        expect([path, await fault(response)]).toEqual([path, null]);
      }),
      { numRuns: cases },
    );
  });

  test("no address causes a server error, and none redirects off the site", { timeout }, async ({ service }) => {
    const own = ["/verify", "/authorize", "/callback", "/settings", "/user", "/user/identities/authorize"];
    const paths = fc.constantFrom(...own);
    await fc.assert(
      fc.asyncProperty(paths, query, async (path, parameters) => {
        const search = new URLSearchParams(parameters).toString();
        const response = await service.request(`${path}?${search}`);
        expect(response.status).toBeLessThan(500);
        const location = response.headers.get("location") ?? "https://site.example/";
        expect(new URL(location).origin).toBe("https://site.example");
      }),
      { numRuns: cases, examples: [["/verify", { type: "__proto__", token: "abc" }]] },
    );
  });
});
