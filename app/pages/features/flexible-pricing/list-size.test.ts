import { expect, test } from "vitest";
import { contactsAt, emailsEach, needleAngle, planFor, sliderPositions } from "./list-size.ts";

const limits = { basic: 5_000, pro: 25_000 };
const most = 100_000;

test("S9.3 the slider reaches each plan's limit at a third of its track", () => {
  expect(contactsAt(0, limits, most)).toBe(100);
  expect(contactsAt(33, limits, most)).toBe(5_000);
  expect(contactsAt(66, limits, most)).toBe(25_000);
  expect(contactsAt(sliderPositions, limits, most)).toBe(100_000);
});

test("S9.3 Basic holds up to 5,000 contacts, Pro up to 25,000, Enterprise any number", () => {
  expect(planFor(5_000, limits)).toBe("basic");
  expect(planFor(5_001, limits)).toBe("pro");
  expect(planFor(25_000, limits)).toBe("pro");
  expect(planFor(25_001, limits)).toBe("enterprise");
});

test("S9.2 S9.3 at its limit of contacts a plan has two emails a month for each, and more for a shorter list", () => {
  const emails = { basic: 10_000, pro: 50_000 };
  expect(emailsEach("basic", 5_000, emails)).toBe(2);
  expect(emailsEach("pro", 25_000, emails)).toBe(2);
  expect(emailsEach("basic", 3_100, emails)).toBe(3);
  expect(emailsEach("enterprise", 90_000, emails)).toBeNull();
});

test("a needle stops at the end of its dial", () => {
  expect(needleAngle("basic", 2_500, limits, most)).toBe(135);
  expect(needleAngle("basic", 9_000, limits, most)).toBe(270);
  expect(needleAngle("enterprise", 50_000, limits, most)).toBe(135);
});
