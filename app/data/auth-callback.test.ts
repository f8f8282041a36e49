import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readAuthAddress } from "./auth-address.ts";
import { documentWith } from "./testing.ts";

const backend = { url: "https://project.example", publishableKey: "public-key" };
const code = "Zm9yLXRoZS10ZXN0cy1vZi1vbmUtY29kZS1vbmx5LTAx";

describe("S4.3 reads the service's parameters from an address", () => {
  const shaped = code.slice(0, 43);
  test.each([
    ["a code of ours", `?a=b&code=${shaped}&type=signup`, "#top", { kind: "code", search: "?a=b", hash: "#top" }],
    ["a hosted project's", "?code=34e770dd-9ff9-416c-87fa-43b31d7ef225", "", { kind: "code", search: "", hash: "" }],
    ["a code beside a session", `?code=${shaped}`, "#access_token=x&sb=", { kind: "code", search: "", hash: "" }],
    ["a refused link", "", "#error=x&error_code=otp_expired&sb=", { kind: "error", value: "otp_expired", hash: "" }],
    [
      "the same with PKCE",
      "?utm_source=mail&error=x&error_code=otp_expired&error_description=y&sb=",
      "#error=x&error_code=otp_expired&error_description=y&sb=",
      { kind: "error", value: "otp_expired", search: "?utm_source=mail", hash: "" },
    ],
    ["an error without a code", "", "#error=access_denied&error_description=y", { kind: "error", value: "", hash: "" }],
    ["one of two mailboxes", "", "#message=Accepted&sb=", { kind: "message", search: "", hash: "" }],
    ["a session", "?a=b", "#access_token=x", { kind: "token", search: "?a=b", hash: "" }],
  ])("%s", (_case, search, hash, found) => {
    expect(readAuthAddress({ search, hash })).toMatchObject(found);
  });

  test.each([
    ["a coupon", "?code=SPRING20", ""],
    ["an empty code", "?code=", ""],
    ["an error of somebody else", "?error=1&message=hello", "#/inbox"],
    ["a message of somebody else", "", "#message=hello"],
  ])("leaves %s alone", (_case, search, hash) => {
    expect(readAuthAddress({ search, hash })).toBeNull();
  });
});

describe("S4.3 pending flows", () => {
  const fetched = vi.fn<typeof fetch>();
  const stored = new Map<string, string>();
  /** The verifier that the service expects next, or its error response. */
  let taken: string | Response;

  beforeEach(() => {
    vi.resetModules();
    // The library warns because these tests' documents share one window.
    vi.spyOn(console, "warn").mockImplementation(() => {});
    stored.clear();
    const localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    };
    const page = { addEventListener() {}, removeEventListener() {}, visibilityState: "hidden", localStorage };
    vi.stubGlobal("window", { ...page, location: { href: "https://site.example/" } });
    vi.stubGlobal("document", { ...page, ...documentWith(backend) });
    vi.stubGlobal("localStorage", localStorage);
    vi.stubGlobal("fetch", fetched);
    vi.stubGlobal("location", { search: `?code=${code.slice(0, 43)}`, hash: "" });
    fetched.mockImplementation(async (target, init) => {
      if (!String(target).includes("grant_type=pkce")) return Response.json({ id: "1" });
      if (typeof taken !== "string") return taken.clone();
      const { code_verifier } = JSON.parse(String(init?.body));
      const session = {
        access_token: "a.e30.c",
        refresh_token: "r",
        expires_in: 3600,
        token_type: "bearer",
        user: { id: "1" },
      };
      return code_verifier === taken ? Response.json(session) : error(400, "bad_code_verifier");
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
    fetched.mockReset();
  });

  const error = (status: number, error_code: string) =>
    Response.json({ code: status, error_code, msg: "No" }, { status });

  async function signUp(email: string): Promise<string> {
    const [{ collectFlows }, { signUp: send }] = await Promise.all([import("./pending-flows.ts"), import("./auth.ts")]);
    await send({ email, password: "quiet harbour lantern", captchaToken: "" }, null);
    return JSON.parse(collectFlows().at(-1)?.verifier ?? "null");
  }

  async function open(service: string | Response) {
    taken = service;
    vi.resetModules();
    const { exchangeCallback } = await import("./auth-callback.ts");
    return (await exchangeCallback())?.outcome;
  }

  test("finds any of seven in any order, also after a sign-out", async () => {
    const verifiers = [];
    for (let flow = 0; flow < 7; flow += 1) verifiers.push(await signUp(`visitor${flow}@shop.example`));
    const { signOut } = await import("./auth.ts");
    for (const index of [3, 0, 6, 1, 5, 2, 4]) {
      expect([index, await open(verifiers[index] ?? "")]).toEqual([index, "signed-in"]);
      await signOut();
    }
    expect([...stored.keys()].filter((key) => key.includes("verifier"))).toEqual([]);
  });

  test("are unaffected by another browser's code, which differs from a used or expired one", async () => {
    const verifier = await signUp("visitor@shop.example");
    expect(await open("of another browser")).toBe("refused");
    expect(await open(error(404, "flow_state_not_found"))).toBe("expired");
    expect(await open(error(422, "flow_state_expired"))).toBe("expired");
    expect(await open(error(403, "user_banned"))).toBe("failed");
    await expect(open(error(503, "unexpected_failure"))).rejects.toThrow("No");
    expect(await open(verifier)).toBe("signed-in");
  });

  test("include those of an earlier version of the site", async () => {
    stored.set("larkpost-session-flows-code-verifier", '["0123456789abcdef"]');
    stored.set("larkpost-session-flow-0123456789abcdef-code-verifier", '"of-before"');
    expect(await open("of-before")).toBe("signed-in");
  });

  test("end with their email's link", async () => {
    const verifier = await signUp("visitor@shop.example");
    vi.useFakeTimers({ now: Date.now() + 26 * 60 * 60_000, toFake: ["Date"] });
    expect(await open(verifier)).toBe("refused");
  });

  test("are not created by a failed sign-up", async () => {
    fetched.mockImplementation(async () => error(422, "weak_password"));
    await expect(signUp("visitor@shop.example")).rejects.toThrow("No");
    const { collectFlows } = await import("./pending-flows.ts");
    expect(collectFlows()).toEqual([]);
  });

  test("try the flow of a /resend last", async () => {
    const verifier = await signUp("visitor@shop.example");
    const { resendConfirmation } = await import("./auth-emails.ts");
    await resendConfirmation({
      email: "visitor@shop.example",
      landing: "https://site.example/",
      captchaToken: "",
    });
    const { collectFlows } = await import("./pending-flows.ts");
    expect(collectFlows().map((flow) => JSON.parse(flow.verifier) === verifier)).toEqual([false, true]);
  });
});
