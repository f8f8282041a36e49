import { startSite } from "#scripts/start-site.ts";
import { type CountingService, startCountingService, umamiCounts } from "../journeys/counting-service.ts";
import { banner, byRole, contentinfo } from "./find.ts";
import { expect, testsOn } from "./fixtures.ts";

let service: CountingService;
/** Its pages tell a service on another origin that needs a preflight. */
const test = testsOn(async () => {
  service = await startCountingService();
  return startSite({
    SITE_PROFILE: "live",
    ANALYTICS: `umami ${service.address} 94db1cb1-74f4-4a40-ad6c-962362670409`,
  });
});
test.afterAll(() => service.close());

test("D26 P1 pages and events are told after consent alone, across origins and without credentials", async ({
  visitor,
}) => {
  // One visit in ten tells more when it is left.
  const told = () => umamiCounts(service).filter(({ event }) => event !== "Web vitals");
  await visitor.goto("/help?secret=1#words");
  // Cookies know no ports, so the service would get this one with credentials.
  await visitor.evaluate(() => void (document.cookie = "planted=1; path=/"));
  await visitor.hydrated();
  const notice = byRole("dialog", "Cookies");
  await visitor.reads(notice, "Umami counts visits only if you accept");
  expect([service.requests, service.preflights]).toEqual([[], []]);
  await visitor.click(byRole("button", "Accept", notice));
  const counts = [{ event: "", page: "/help", from: "" }];
  await expect.poll(told).toEqual(counts);

  await visitor.click(byRole("link", "Compare", contentinfo));
  counts.push({ event: "", page: "/compare", from: "" });
  await expect.poll(told).toEqual(counts);
  await visitor.back();
  counts.push({ event: "", page: "/help", from: "" });
  await expect.poll(told).toEqual(counts);

  await visitor.goto("/search?q=zephyrinezephyrine");
  const searched = { page: "/search", from: "" };
  counts.push({ event: "", ...searched }, { event: "Search without a result", ...searched });
  await expect.poll(told).toEqual(counts);
  await visitor.click(byRole("button", "Try Free", banner));
  await visitor.fill(byRole("textbox", "Email", byRole("dialog", "Create Your Account")), "zephyrine@example.com");
  counts.push({ event: "Sign-up begun", ...searched });
  await expect.poll(told).toEqual(counts);

  // A preflight of JSON, which an engine may remember for a while.
  expect(service.preflights.length).toBeGreaterThanOrEqual(1);
  for (const { headers } of service.requests) {
    expect(headers).toMatchObject({ "content-type": "application/json", origin: visitor.site });
    expect(headers).not.toHaveProperty("cookie");
  }
  expect(JSON.stringify(service.requests)).not.toMatch(/zephyrine|secret|#words/i);
});
