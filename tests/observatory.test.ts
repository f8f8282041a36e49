import { expect, test } from "vitest";
import { closedPolicy, commonHeaders, pagePolicy } from "#server/http/security-headers.ts";
import { score } from "./observatory.ts";

const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const page = { scriptSources: ["'sha256-a'"], styleSources: ["'sha256-b'"] };
const policy = pagePolicy(page, { supabase: null, captcha: null, analytics: null });

test("a page and an API response have everything that scores points at the Observatory", () => {
  const ofPage = score({ headers: lowerCase({ ...commonHeaders, "Content-Security-Policy": policy }), html: "" });
  expect(ofPage.total, JSON.stringify(ofPage.parts)).toBe(150);
  const ofApi = score({ headers: lowerCase({ ...commonHeaders, "Content-Security-Policy": closedPolicy }), html: "" });
  expect(ofApi.total, JSON.stringify(ofApi.parts)).toBe(150);
});

test("each missing protection costs what the table says", () => {
  const whole = lowerCase({ ...commonHeaders, "Content-Security-Policy": policy });
  const without = (name: string) => score({ headers: { ...whole, [name]: "" }, html: "" }).total;
  expect(without("strict-transport-security")).toBe(80);
  expect(without("content-security-policy")).toBe(75);
  expect(without("cross-origin-embedder-policy")).toBe(140);
  expect(without("referrer-policy")).toBe(145);
  const unsafe = policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'");
  expect(score({ headers: { ...whole, "content-security-policy": unsafe }, html: "" }).total).toBe(80);
  const foreign = '<script src="https://elsewhere.example/x.js"></script>';
  expect(score({ headers: whole, html: foreign }).parts.scripts).toBe(-5);
});

test("a hosted backend is the only other host a page may call", () => {
  const hosted = pagePolicy(page, {
    supabase: { url: "https://project.supabase.co", publishableKey: "sb_publishable_x" },
    captcha: null,
    analytics: null,
  });
  expect(hosted).toContain("connect-src 'self' https://project.supabase.co;");
  expect(policy).toContain("connect-src 'self';");
});
