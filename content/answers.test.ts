import { expect, test } from "vitest";
import { answers, answersAbout, answersNamed, topics } from "./answers.ts";
import { help } from "#words/pages/help.ts";
import { movedAnswers } from "./moved-answers.ts";
import { trust } from "./pages/trust.ts";

test("each question appears once, with a unique anchor and at least three other phrasings", () => {
  for (const profile of ["spec", "live"] as const) {
    const shown = answers.filter((answer) => (answer.profile ?? profile) === profile);
    const anchors = shown.map(({ id }) => id);
    expect(new Set(anchors).size).toBe(anchors.length);
    const phrasings = shown.flatMap(({ question, asks }) => [question, ...asks].map((text) => text.toLowerCase()));
    expect(phrasings.filter((text, index) => phrasings.indexOf(text) !== index)).toEqual([]);
  }
  expect(answers.filter(({ asks }) => asks.length < 3).map(({ id }) => id)).toEqual([]);
});

test.each(["spec", "live"] as const)(
  "D32 every topic has a page with answers, and every earlier anchor an answer, in the profile %s",
  (profile) => {
    expect(topics.flatMap(({ id }) => answersAbout(id, profile)).length).toBe(
      answersNamed([...new Set(answers.map(({ id }) => id))], profile).length,
    );
    for (const { id } of topics) expect(answersAbout(id, profile).length, id).toBeGreaterThan(1);
    const earlier = Object.entries(movedAnswers).map(([page, ids]) => ({ page, ids: ids.split(" ") }));
    const found = earlier.map(({ page, ids }) => [page, answersNamed(ids, profile).length] as const);
    expect(found).toEqual(earlier.map(({ page, ids }) => [page, ids.length]));
    expect(Object.fromEntries(found)).toMatchObject({ "/help": 21, "/trust": 39, "/pricing": 16 });
  },
);

test("D32 the help page lists at most six questions, each with a first paragraph that stands on its own", () => {
  expect(help.often.length).toBeLessThanOrEqual(6);
  const openings = answersNamed(help.often, "live").map(({ answer: [first] }) => JSON.stringify(first));
  expect(openings.filter((opening) => opening.includes(':"]'))).toEqual([]);
});

test("buyers' questions before paying are answered", () => {
  const subjects =
    /contact|limit|refund|yearly|Mailchimp|Brevo|Klaviyo|SPF, DKIM and DMARC|data kept|Who runs|reach a person|GDPR|processing agreement|connect to|cancel/gi;
  const named = answers.flatMap(({ id, question }) => `${id} ${question}`.match(subjects) ?? []);
  expect(new Set(named.map((name) => name.toLowerCase())).size).toBe(15);
});

test("each fact at a glance links to its answer", () => {
  const ids = answers.map(({ id }) => id);
  for (const { answer } of trust.declaration.facts) expect(ids).toContain(answer);
});

test("the page says that its answers are samples while one of them is", () => {
  expect(answers.some(({ settled }) => settled === false)).toBe(true);
  expect(trust.declaration.sample).toMatch(/sample business/i);
});
