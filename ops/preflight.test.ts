import { expect, test } from "vitest";
import { freePort } from "@site/testing/ports.ts";
import { larkpost } from "./testing.ts";

test("preflight lists open facts with their file, and fails only in live", async () => {
  const PORT = String(await freePort());
  const spec = await larkpost(["preflight"], { PORT });
  expect(spec.status).toBe(0);
  expect(spec.output).toMatch(/^content\/words\/en\/business\.yaml {2}legalName: .* is a sample$/m);
  expect(spec.output).toMatch(/^settings {2}SMTP_URL: /m);
  const live = await larkpost(["preflight"], { PORT, SITE_PROFILE: "live" });
  expect(live.status).toBe(1);
  expect(live.output).toMatch(/^\d+ open\.$/m);
});
