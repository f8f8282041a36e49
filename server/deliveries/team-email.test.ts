import { expect, test } from "vitest";
import type { Subject } from "./subjects.ts";
import { composeTeamEmail, withoutLinks } from "./team-email.ts";
import type { Delivery } from "../database/tables.ts";
import { site } from "#content/brand/site.ts";

const emailId = "0b9e7a54-64a3-4a57-9a4d-0a8f2f1d0001";

function subject(data: Record<string, unknown>, event: Delivery["event"] = "contact_message"): Subject {
  const delivery: Delivery = {
    id: emailId,
    channel: "email",
    event,
    subject: "1",
    state: "pending",
    attempts: 1,
    created_at: new Date(0),
    next_attempt_at: new Date(0),
    claimed_until: null,
    gives_up_at: new Date(0),
    settled_at: null,
    email_id: emailId,
    email_at: null,
    reason: null,
  };
  const payload = { type: "contact_message.created", timestamp: "2026-01-01T00:00:00.000Z", data } as const;
  return { delivery, payload };
}

const compose = (...subjects: Subject[]) => composeTeamEmail("team@shop.example", subjects);
const ruth = { id: 7, name: "Ruth", business: "Marlow Bakery", email: "ruth@marlow.example", message: "Hello" };

test("an email says who wrote what, and replies go to the sender", () => {
  const email = compose(subject(ruth));
  expect(email).toMatchObject({
    to: "team@shop.example",
    subject: `A message to ${site.name} sales`,
    replyTo: "ruth@marlow.example",
  });
  expect(email.text).toContain(
    "Name: Ruth\nBusiness: Marlow Bakery\nAddress: ruth@marlow.example\nNumber: 7\n\n> Hello\n",
  );
  expect(email).not.toHaveProperty("html");
});

test("a visitor's text is in no header and adds neither a line nor a link to the email", () => {
  const hostile = {
    ...ruth,
    name: "Ruth \u2028Bcc: all@shop.example https://evil.example",
    message:
      "Hi\nBcc: all@shop.example\r\n\r\nAnswer here:\u2028https://evil.example/x www.evil.example evil.example/a javascript://x",
  };
  const email = compose(subject(hostile));
  expect(email.subject).toBe(`A message to ${site.name} sales`);
  for (const line of email.text.split("\n").filter((text) => /evil|Bcc/.test(text))) {
    expect(line).toMatch(/^(> |Name: )/);
  }
  expect(email.text).not.toMatch(/evil\.example|:\/\/|www\./);
  expect(email.text).toContain("> https[:]//evil[.]example/x www[.]evil[.]example evil[.]example/a");
});

test("D3 a visitor's text reorders nothing in an email", () => {
  const text = "gnp\u202eexe \u2066a\u2069 \u061c\u200f";
  const shown = "gnp\ufffdexe \ufffda\ufffd \u061c\u200f";
  const email = compose(subject({ ...ruth, name: text, business: "\u202a\u202d", message: `Hi\n${text}` }));
  expect(email.text).toContain(`Name: ${shown}\nBusiness: \ufffd\ufffd\n`);
  expect(email.text).toContain(`> Hi\n> ${shown}\n`);
});

test.each(["a,b@shop.example", "x>,<y@shop.example", '"a"@shop.example', "a@b.example,c@d.example", "a:b@c.example"])(
  "no reply goes to the address %s, which a mail program could read as another",
  (email) => {
    expect(compose(subject({ ...ruth, email }))).not.toHaveProperty("replyTo");
  },
);

test.each([
  ["It costs 3.50 euros. Fine…", "It costs 3.50 euros. Fine…"],
  ["bücher.example", "bücher[.]example"],
  ["192.0.2.1:80", "192.0.2.1:80"],
  ["ftp://a.b.co", "ftp[:]//a.b[.]co"],
])("%s becomes %s", (text, broken) => {
  expect(withoutLinks(text)).toBe(broken);
});

test("a digest has fifty messages in full and the senders of the rest", () => {
  const subjects = Array.from({ length: 60 }, (_, index) =>
    subject({ ...ruth, id: index, message: `words ${index}` }, index % 2 ? "chat_message" : "contact_message"),
  );
  const email = compose(...subjects);
  expect(email.subject).toBe(`60 messages to ${site.name}`);
  expect(email).not.toHaveProperty("replyTo");
  expect(email.text.match(/^> words/gm)).toHaveLength(50);
  expect(email.text.match(/^Number: /gm)).toHaveLength(60);
});
