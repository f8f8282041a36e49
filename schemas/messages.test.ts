import { flatten, safeParse } from "valibot";
import { expect, test } from "vitest";
import { chatMessage, chatMaxLength } from "./chat-message.ts";
import { contactMaxLength, contactMessage } from "./contact-message.ts";

const chat = { email: "owner@marlow-bakery.example", message: "Do you open on Sundays?" };
const contact = { name: "Ruth", business: "Marlow Bakery", email: "ruth@marlow-bakery.example", message: "Hello" };

function problems(
  result: ReturnType<typeof safeParse<typeof chatMessage>> | ReturnType<typeof safeParse<typeof contactMessage>>,
) {
  return result.success ? {} : (flatten(result.issues).nested ?? {});
}

test("D2 D3 trims text and leaves the rest unchanged", () => {
  expect(safeParse(chatMessage, { ...chat, email: " owner@marlow-bakery.example " }).output).toEqual(chat);
  const lines = { ...contact, message: "First line\n\tsecond line, “quoted”, 你好 🦆" };
  expect(safeParse(contactMessage, lines).output).toEqual(lines);
});

test.each(["you@yourshop.example", "o'brien+list@sub.example.co", "用户@例子.example"])(
  "D2 D3 takes the address %s",
  (email) => {
    expect(safeParse(chatMessage, { ...chat, email }).success).toBe(true);
  },
);

test.each([
  "you",
  "you@yourshop",
  "@yourshop.example",
  "you@@yourshop.example",
  "you@your shop.example",
  "a@b.c\nd@e.f",
  "you@yourshop.example\0",
])("D2 D3 refuses the address %j", (email) =>
  expect(problems(safeParse(chatMessage, { ...chat, email })).email).toContain("email"),
);

test("D2 D3 lengths: accepts the maximum and refuses one character more", () => {
  expect(safeParse(chatMessage, { ...chat, message: "x".repeat(chatMaxLength) }).success).toBe(true);
  expect(problems(safeParse(chatMessage, { ...chat, message: "x".repeat(chatMaxLength + 1) }))).toEqual({
    message: ["tooLong"],
  });
  for (const [field, maximum] of Object.entries(contactMaxLength)) {
    expect(safeParse(contactMessage, { ...contact, [field]: "x".repeat(maximum) }).success).toBe(true);
    expect(problems(safeParse(contactMessage, { ...contact, [field]: "x".repeat(maximum + 1) }))).toEqual({
      [field]: ["tooLong"],
    });
  }
});

test("D2 D3 reports missing values by field", () => {
  expect(problems(safeParse(contactMessage, { message: "  " }))).toMatchObject({ message: ["required"] });
  expect(problems(safeParse(contactMessage, { ...contact, name: " " }))).toEqual({ name: ["required"] });
  expect(problems(safeParse(contactMessage, { ...contact, name: "Ruth\nBcc: c@d.example" }))).toEqual({
    name: ["characters"],
  });
});

test.each(["pricing", "https://elsewhere.example/", "/with space", "/\0", "javascript:alert(1)"])(
  "D2 refuses the page %j",
  (page) => {
    expect(problems(safeParse(chatMessage, { ...chat, page }))).toEqual({ page: ["page"] });
  },
);
