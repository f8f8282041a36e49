import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { readCaseStudies } from "./case-studies.ts";
import { leaveContactMessage } from "./messages.ts";
import { readPlatforms } from "./social-media-world.ts";
import { documentWith } from "./testing.ts";

const backend = { url: "https://project.example", publishableKey: "public-key" };
const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal("document", documentWith(backend));
  vi.stubGlobal("fetch", answer);
  answer.mockImplementation(async () => Response.json([]));
});
afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockReset();
});

function call(): { url: string; init: RequestInit } {
  const [input, init] = answer.mock.calls[0] ?? [];
  return { url: decodeURIComponent(String(input)), init: init ?? {} };
}

test("S7.4 reads case studies with select=*", async () => {
  await readCaseStudies(0);
  expect(call().url).toBe("https://project.example/rest/v1/case_studies?select=*");
  const headers = new Headers(call().init.headers);
  expect([headers.get("apikey"), headers.has("range")]).toEqual(["public-key", false]);
  expect(headers.get("prefer"), "hosted projects send the total only if asked").toBe("count=exact");
});

test.each([
  ["0-499/10000", 10_000],
  ["0-99/*", null],
  [null, 500],
])("S7.4 from Content-Range %s reads the total %s", async (contentRange, total) => {
  const headers = new Headers(contentRange ? { "content-range": contentRange } : undefined);
  const rows = Array.from({ length: 500 }, (_, id) => ({ id }));
  answer.mockResolvedValue(Response.json(rows, { headers }));
  await expect(readCaseStudies(0)).resolves.toMatchObject({ total });
});

test("S7.4 takes the response as complete if the service ignores the Range header", async () => {
  const headers = { "content-range": "0-1/*" };
  answer.mockImplementation(async () => Response.json([{ id: 1 }, { id: 2 }], { headers }));
  await expect(readCaseStudies(2)).resolves.toMatchObject({ total: 2 });
});

test("S7.4 S7.5 requests later records from the same address with a Range header", async () => {
  await readCaseStudies(500);
  expect(call().url).toBe("https://project.example/rest/v1/case_studies?select=*");
  expect(new Headers(call().init.headers).get("range")).toBe("500-595");
  answer.mockClear();
  await readPlatforms(500);
  expect(call().url).toBe("https://project.example/rest/v1/social_media_world?select=*&order=platform_name.asc");
  expect(new Headers(call().init.headers).get("range")).toBe("500-999");
});

test("S8.1 reports a failed load at once, without a retry", async () => {
  answer.mockResolvedValue(Response.json({ message: "out of order" }, { status: 503 }));
  await expect(readCaseStudies(0)).rejects.toMatchObject({ message: "out of order" });
  expect(answer).toHaveBeenCalledOnce();
});

test("D3 reports errors by field and sends nothing", async () => {
  const faults = await leaveContactMessage({
    name: "x".repeat(101),
    business: "",
    email: "ann",
    message: "Hi",
  });
  expect(faults).toEqual({
    name: { problem: "tooLong", limit: 100 },
    business: { problem: "required" },
    email: { problem: "email" },
  });
  expect(answer).not.toHaveBeenCalled();
});

test("D25 a message names its page's language, also to a hosted project, but omits English", async () => {
  const message = { name: "Ruth", business: "Marlow", email: "ruth@marlow.example", message: "Hello" };
  const sent = async (leave: typeof leaveContactMessage) => {
    answer.mockClear();
    await leave(message);
    return JSON.parse(String(call().init.body));
  };
  expect(await sent(leaveContactMessage)).toEqual(message);
  vi.resetModules();
  vi.doMock("#words/language.ts", () => ({ prefix: "/es" }));
  onTestFinished(() => {
    vi.doUnmock("#words/language.ts");
    vi.resetModules();
  });
  expect(await sent((await import("./messages.ts")).leaveContactMessage)).toEqual({ ...message, language: "es" });
});

test("D33 requests translations once more in another language; records stay English without them", async () => {
  const rows = [1, 2].map((id) => ({
    id,
    brand_name: "Brisa",
    industry_type: "Hotels",
    key_results: "Half came back",
  }));
  const said = [{ case_study_id: 2, texts: { industry_type: "Hotellerie", key_results: "Die Hälfte kam wieder" } }];
  const read = async (module: { readCaseStudies: typeof readCaseStudies }) => {
    const { items } = await module.readCaseStudies(0);
    return items.map(({ keyResults, industryType, trade, isTranslated }) => [
      keyResults,
      industryType,
      trade,
      isTranslated,
    ]);
  };
  const english = ["Half came back", "Hotels", "Hotels"];
  answer.mockReset();
  answer.mockResolvedValueOnce(Response.json(rows));
  expect(await read({ readCaseStudies })).toEqual([
    [...english, true],
    [...english, true],
  ]);
  expect(answer).toHaveBeenCalledTimes(1);

  vi.resetModules();
  vi.doMock("#words/language.ts", () => ({ prefix: "/de" }));
  onTestFinished(() => {
    vi.doUnmock("#words/language.ts");
    vi.resetModules();
  });
  const module = await import("./case-studies.ts");
  answer.mockReset();
  answer.mockResolvedValueOnce(Response.json(rows)).mockResolvedValueOnce(Response.json(said));
  const german = ["Die Hälfte kam wieder", "Hotels", "Hotellerie", true];
  expect(await read(module)).toEqual([[...english, false], german]);
  expect(answer).toHaveBeenCalledTimes(2);
  answer.mockReset();
  vi.spyOn(console, "error").mockImplementationOnce(() => {});
  answer.mockResolvedValueOnce(Response.json(rows)).mockRejectedValueOnce(new Error("unreachable"));
  expect(await read(module)).toEqual([
    [...english, false],
    [...english, false],
  ]);
});
