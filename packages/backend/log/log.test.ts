import { expect } from "vitest";
import { describeAccounts } from "../auth/testing.ts";

describeAccounts("events", (test) => {
  test("S7.6 a refusal for missing rights is logged once, with the network address and the reason", async ({
    service,
  }) => {
    const { client, email, session } = await service.signedIn();
    const token = session.access_token;
    const ask = (authorization?: string) =>
      service.request("/user", authorization ? { headers: { Authorization: authorization } } : {}, "198.51.100.70");
    await ask();
    await ask("Bearer forged");
    await ask(`Bearer ${token}`);
    await client.signOut();
    await ask(`Bearer ${token}`);
    await client.verifyOtp({ email, token: "000000", type: "email" });
    const refused = service.logged
      .map(({ fields }) => fields)
      .filter((fields) => "event" in fields && ["access_refused", "code_refused"].includes(String(fields.event)));
    const access = { event: "access_refused", address: "198.51.100.70", method: "/auth/v1/user" };
    expect(refused).toEqual([
      { ...access, reason: "no_authorization" },
      { ...access, reason: "bad_jwt" },
      { ...access, reason: "session_not_found" },
      { event: "code_refused", address: "203.0.113.7", method: "email" },
    ]);
  });
});
