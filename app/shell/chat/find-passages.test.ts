import { describe, expect, test } from "vitest";
import { otherTerms, passages } from "#content/answer-passages.ts";
import { termsOf } from "#content/answer-terms.ts";
import { askedAs } from "#content/generated/chat-answers.ts";
import { findPassages } from "./find-passages.ts";

const found = (question: string): string[] => findPassages(question).map(({ to }) => to);

/** What an owner may type, and where the answer stands. */
const answered = [
  ["What does it cost?", "/help#cost"],
  ["how much is it", "/help#cost"],
  ["prices", "/help#cost"],
  ["how much is email marketing per month", "/pricing#email-marketing"],
  ["how many text messages do I get on Basic", "/pricing#sms-marketing"],
  ["sms limit pro", "/pricing#sms-marketing"],
  ["influencer campaign price", "/pricing#kol"],
  ["Is there a free trial?", "/trust#free"],
  ["yearly discount", "/trust#yearly"],
  ["Can I cancel any time?", "/help#change-or-cancel"],
  ["how do i get my money back", "/trust#refund"],
  ["do you give refunds", "/trust#refund"],
  ["what happens when I hit the limit", "/trust#limit"],
  ["Where is my data stored?", "/trust#where-data-is"],
  ["are you gdpr compliant", "/trust#gdpr"],
  ["data processing agreement", "/trust#processing-agreement"],
  ["Does the AI train on my list?", "/trust#ai"],
  ["uptime guarantee", "/trust#uptime"],
  ["who owns larkpost", "/trust#who-runs-it"],
  ["when are you open", "/trust#support-hours"],
  ["Do you open on Sundays?", "/trust#support-hours"],
  ["Can I talk to a human?", "/help#live-chat"],
  ["are you a robot", "/help#live-chat"],
  ["import contacts from mailchimp", "/trust#from-mailchimp"],
  ["How do I import a csv", "/help#bring-list"],
  ["How do I export my list", "/trust#take-out"],
  ["Do you integrate with Shopify?", "/trust#integrations"],
  ["confirmation email didn't arrive", "/help#no-letter"],
  ["does it work without javascript", "/help#without-scripts"],
  ["which service should I pick first", "/help#first-service"],
  ["do you build websites", "/product#website-builder"],
  ["multiple locations", "/help#bundle"],
  ["whatsapp", "/product#whatsapp-marketing"],
  ["unsubscribe", "/help#newsletter"],
  ["what is a segment", "/glossary#segment"],
  ["what does DKIM mean", "/glossary#dkim"],
  ["What is double opt-in?", "/glossary#double-opt-in"],
  ["what is a bounce rate", "/glossary#bounce"],
  // Misspelled.
  ["refnud", "/trust#refund"],
  ["cancle my subscription", "/help#change-or-cancel"],
  ["What is a segmnet?", "/glossary#segment"],
  ["do I need javscript", "/help#without-scripts"],
] as const;

/** What no page answers. */
const unanswered = [
  ["the weather", "What is the weather in Paris?"],
  ["a joke", "tell me a joke"],
  ["a game", "who won the world cup"],
  ["food", "pizza"],
  ["nothing", ""],
  ["white space", " \n\t "],
  ["signs", "??? !!! — …"],
  ["words that tell nothing", "what is it, and how do I do that?"],
  ["Chinese", "你们星期天营业吗？"],
  ["Arabic", "كم السعر؟"],
  ["Cyrillic", "сколько это стоит"],
  ["emoji", "💸❓"],
  ["markup", "<script>alert(document.cookie)</script>"],
  ["a name of every object", "constructor __proto__ hasOwnProperty toString"],
  ["a query", "'; drop table chat_messages; --"],
  ["ten thousand letters", "z".repeat(10_000)],
  ["ten thousand letters in words", "qwxz vvkk ".repeat(1_000)],
] as const;

describe("D2 the answers of the chat", () => {
  test.each(answered)("%s", (question, to) => {
    expect(found(question)[0]).toBe(to);
  });

  test.each(unanswered)("nothing is answered to %s", (_, question) => {
    expect(found(question)).toEqual([]);
  });

  test("at most three, each of a page and place of its own", () => {
    for (const [question] of answered) {
      expect(found(question).length).toBeLessThanOrEqual(3);
      expect(new Set(found(question)).size).toBe(found(question).length);
    }
  });

  test("every question of the pages finds its own answer", () => {
    const missed = passages.filter(({ title, to }) => !found(title).includes(to)).map(({ title }) => title);
    expect(missed).toEqual([]);
  });

  test("what the words name for asking is there", () => {
    expect(askedAs.map(({ to }) => to).filter((to) => !passages.some((passage) => passage.to === to))).toEqual([]);
    expect(Object.keys(otherTerms).length).toBeGreaterThan(20);
  });

  test("words come to the same terms by their endings, accents and case", () => {
    for (const words of [
      "price prices Pricing priced",
      "refund refunds refunded",
      "e-mail email Emails",
      "10,000 10000",
    ]) {
      expect(new Set(termsOf(words)).size).toBe(1);
    }
    expect(termsOf("São")).toEqual(termsOf("sao"));
  });
});
