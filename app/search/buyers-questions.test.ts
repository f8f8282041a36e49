import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { plans } from "#content/catalog/plans.ts";
import { serviceNames } from "#content/catalog/service-names.ts";
import { valuesIn } from "#content/placeholders.ts";
import { platforms } from "#content/platforms.ts";
import { writePrice } from "#content/price-format.ts";
import { shownIn } from "#content/profiles.ts";
import { searchDocuments } from "#content/search-data.ts";
import { language } from "#words/language.ts";
import { listDocuments } from "./documents.ts";
import { nearestQuestions } from "./answer-question.ts";
import { find } from "./find.ts";
import { replyTo } from "./reply.ts";
import { createSearch } from "./search.ts";
import { toTerms } from "./terms.ts";

/** First the expected addresses (`#`: an answer, `cost`: a price, or `none`), then text that must appear or, after `!`, must not. */
interface Questions {
  readonly chat: Readonly<Record<string, readonly string[]>>;
  readonly search: Readonly<Record<string, readonly string[]>>;
  readonly same: readonly (readonly string[])[];
}

const questions: Questions = JSON.parse(readFileSync(`content/words/${language.code}/buyers-questions.json`, "utf8"));
/** An optional page's folder has the questions that only that page answers, by language. */
const ofPages = globSync("app/pages/**/buyers-questions.json").map(
  (name): Partial<Questions> => JSON.parse(readFileSync(name, "utf8"))[language.code] ?? {},
);
const inAll = (kind: "chat" | "search"): Asked[] => [questions, ...ofPages].flatMap((all) => asked(all[kind] ?? {}));

interface Asked {
  readonly question: string;
  readonly right: readonly string[];
  readonly says: readonly string[];
}

const prices: Readonly<Record<string, string | number>> = {
  ...valuesIn(language.locale),
  bothPrices: writePrice(language.locale, plans[0].monthlyPrice + plans[1].monthlyPrice),
};
const fillIn = (text: string): string => text.replace(/\{(\w+)\}/, (_, name) => String(prices[name]));

/** Whether an address is no service's, or that of a service in the catalog. */
function isSold(address: string): boolean {
  const [, id] = /^\/(?:pricing|product)#(?!cost$)(.+)/.exec(address) ?? [];
  return id === undefined || serviceNames.some((service) => service.id === id);
}

function asked(byRight: Readonly<Record<string, readonly string[]>>): Asked[] {
  return Object.entries(byRight).flatMap(([key, all]) => {
    const [right = "", ...says] = key.split("; ").map(fillIn);
    const addresses = right.split(" ").filter(isSold);
    return addresses.length > 0 ? all.map((question) => ({ question, right: addresses, says })) : [];
  });
}

interface Shown {
  readonly to: string;
  readonly text: string;
}

const isAt = ({ to }: Shown, right: string): boolean =>
  right === "cost"
    ? /^\/pricing(\?.*)?#cost$/.test(to)
    : right.startsWith("#")
      ? to.endsWith(right) && to.startsWith("/help/")
      : to === right;

function isRight({ right, says }: Asked, shown: readonly Shown[]): boolean {
  if (shown.length === 0) return right.includes("none");
  return shown.some(
    (result) =>
      right.some((address) => isAt(result, address)) &&
      says.every((part) => (part.startsWith("!") ? !result.text.includes(part.slice(1)) : result.text.includes(part))),
  );
}

for (const profile of ["spec", "live"] as const) {
  const documents = searchDocuments.filter((document) => shownIn(document, profile));
  const records = platforms.map(({ name, homepageUrl }, index) => ({ id: String(index), name, homepageUrl }));
  const chat = createSearch(documents);
  const everything = [...documents, ...listDocuments([], records)];
  const site = createSearch(everything);
  const replies = (question: string): readonly Shown[] => replyTo(question, chat);
  const results = (question: string): Shown[] => {
    const best = find(question, site).results.slice(0, 3);
    return best.map(({ to, text }) => ({ to, text: text.join("") }));
  };

  describe.each([
    ["D2 D23 the chat", inAll("chat"), replies],
    ["D23 the search", inAll("search"), results],
  ])(`%s in ${profile}`, (_, all, shownFor) => {
    test("answers nine of ten questions right, and at most one of sixty wrong", () => {
      const notRight = all
        .map((asked) => ({ ...asked, shown: shownFor(asked.question) }))
        .filter((asked) => !isRight(asked, asked.shown));
      const wrong = notRight.filter(({ shown }) => shown.length > 0);
      const lines = notRight.map(({ question, shown }) => [
        question,
        ...shown.map(({ to, text }) => `  ${to} ${text}`),
      ]);
      expect(notRight.length, lines.flat().join("\n")).toBeLessThanOrEqual(all.length / 10);
      expect(wrong.length, lines.flat().join("\n")).toBeLessThanOrEqual(all.length / 60);
    });

    test("asks no question twice, and expects only existing answers", () => {
      const exists = (address: string) =>
        address === "cost" || address === "none" || everything.some(({ to }) => isAt({ to, text: "" }, address));
      expect(new Set(all.map(({ question }) => question.toLowerCase())).size).toBe(all.length);
      expect(all.filter(({ right }) => !right.every(exists))).toEqual([]);
    });
  });
}

/** The questions are older than the answers they measure. The digests predate corrections to some addresses. */
describe.each(globSync("app/search/sealed-questions*.json"))("D23 answers questions sealed by a digest: %s", (name) => {
  const sealed: Readonly<Record<string, Questions["chat"]>> = JSON.parse(readFileSync(name, "utf8"));
  const all = asked(sealed[language.code] ?? {});
  const search = createSearch(searchDocuments.filter((document) => shownIn(document, "live")));
  const isOffered = (asked: Asked) =>
    isRight(
      asked,
      nearestQuestions(search, asked.question).map(({ to }) => ({ to, text: "" })),
    );

  test("the chat answers, offers questions or stays silent correctly for 85 of 100, and is wrong for at most two", () => {
    const replies = all.map((asked) => ({ ...asked, shown: replyTo(asked.question, search) }));
    const failed = replies.filter((asked) => !isRight(asked, asked.shown) && (asked.shown[0] || !isOffered(asked)));
    const lines = failed.map(({ question, right, shown }) => `${question} (${right}): ${shown.map(({ to }) => to)}`);
    expect(failed.length, lines.join("\n")).toBeLessThanOrEqual(all.length * 0.15);
    expect(failed.filter(({ shown }) => shown[0]).length, lines.join("\n")).toBeLessThanOrEqual(2);
  });

  test("the search has the right result among the first three for 80 of 100, and no results for at most 8", () => {
    const found = all.map((asked) => ({ ...asked, shown: find(asked.question, search).results.slice(0, 3) }));
    const exists = found.filter(({ right }) => !right.includes("none"));
    const failed = exists.filter(
      (asked) =>
        !isRight(
          asked,
          asked.shown.map(({ to }) => ({ to, text: "" })),
        ),
    );
    const lines = failed.map(({ question, right, shown }) => `${question} (${right}): ${shown.map(({ to }) => to)}`);
    expect(failed.length, lines.join("\n")).toBeLessThanOrEqual(exists.length * 0.2);
    expect(failed.filter(({ shown }) => !shown[0]).length, lines.join("\n")).toBeLessThanOrEqual(exists.length * 0.08);
  });
});

test("D23 treats interchangeable spellings as equal", () => {
  const terms = questions.same.map((spellings) => spellings.map((spelling) => toTerms(spelling).join(" ")));
  expect(terms).toEqual(terms.map((spellings) => spellings.map(() => spellings[0])));
});
