import { expect, test } from "vitest";
import { requestIdOf } from "./access-log.ts";

test("a caller's own number is taken only behind a trusted proxy, and only a decent one", () => {
  expect(requestIdOf("req-12345678", true)).toBe("req-12345678");
  expect(requestIdOf("req-12345678", false)).not.toBe("req-12345678");
  for (const bad of [
    "short",
    "a b c d e f g h",
    'x"y"z,{}{}{}',
    "a".repeat(200),
    undefined,
    ["a-1234567", "b-1234567"],
  ]) {
    expect(requestIdOf(bad, true)).toMatch(/^[\da-f-]{36}$/);
  }
});
