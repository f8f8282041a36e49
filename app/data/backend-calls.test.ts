import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readCaseStudies } from "./case-studies.ts";
import { leaveChatMessage, leaveContactMessage } from "./messages.ts";
import { readPlaces } from "./social-media-world.ts";

const backend = { url: "https://project.example", publishableKey: "public-key" };
const answer = vi.fn<typeof fetch>();
const { signal } = new AbortController();

beforeEach(() => {
  vi.stubGlobal("fetch", answer);
  answer.mockResolvedValue(Response.json([]));
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
  await readCaseStudies(backend, signal);
  expect(call().url).toBe("https://project.example/rest/v1/case_studies?select=*");
  expect(new Headers(call().init.headers).get("apikey")).toBe("public-key");
});

test("S7.5 reads platforms ordered by name", async () => {
  await readPlaces(backend, signal);
  expect(call().url).toBe("https://project.example/rest/v1/social_media_world?select=*&order=platform_name.asc");
});

test("S8.1 a failed load is told at once and asked for once", async () => {
  answer.mockResolvedValue(Response.json({ message: "out of order" }, { status: 503 }));
  await expect(readCaseStudies(backend, signal)).rejects.toMatchObject({ message: "out of order" });
  expect(answer).toHaveBeenCalledOnce();
});

test("D2 a chat message is checked and stored", async () => {
  answer.mockResolvedValue(new Response(null, { status: 201 }));
  const message = { email: " ann@shop.example ", message: "Hello", page: "/" };
  await expect(leaveChatMessage(backend, message)).resolves.toEqual({});
  expect(call().url).toBe("https://project.example/rest/v1/chat_messages");
  expect(JSON.parse(String(call().init.body))).toEqual({ email: "ann@shop.example", message: "Hello", page: "/" });
});

test("D3 faults are told by field and nothing is sent", async () => {
  const faults = await leaveContactMessage(backend, {
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
