import { existsSync } from "node:fs";
import { afterAll, describe, expect, test, vi } from "vitest";
import { amountRanges, contactsRange } from "#app/calculator/usage.ts";
import type { NumberRange, NumberReading } from "#app/calculator/read-number.ts";

const files = ["number-marks", "search", "text-prices"];

async function readersIn(language: string) {
  vi.resetModules();
  for (const file of files)
    vi.doMock(`#words/${file}.ts`, () => import(`../../content/generated/${language}/${file}.ts`));
  const { readNumber } = await import("#app/calculator/read-number.ts");
  const { readPriceQuestion } = await import("./price-question.ts");
  return { readNumber, readPriceQuestion };
}

afterAll(() => {
  for (const file of files) vi.doUnmock(`#words/${file}.ts`);
  vi.resetModules();
});

const outcome = (reading: NumberReading) => {
  if (reading.is === "read") return reading.number;
  return reading.is === "ask" ? reading.readings : reading.is;
};

type Fields = readonly (readonly [text: string, outcome: number | number[] | string])[];
/** `unclear` is a number to ask about. Null if the question gets no price. */
type Questions = readonly (readonly [question: string, contacts: number | { unclear: number } | null])[];

const languages: Readonly<Record<string, { contacts: Fields; emails: Fields; questions: Questions }>> = {
  en: {
    contacts: [
      ["more than 25,000", [25_000, 25_001]],
      ["over 5k", [5_000, 5_001]],
      ["at least 5,000 people", [5_000, 5_001]],
      ["25k+", [25_000, 25_001]],
      ["> 5000", [5_000, 5_001]],
      ["5,000 or more", [5_000, 5_001]],
      ["a thousand+", [1_000, 1_001]],
      ["more than 20-30k", [20_000, 30_000]],
      ["200+500", "unreadable"],
      ["3,000 or so", 3_000],
      ["3000ish", 3_000],
      ["3,000 or something", 3_000],
      ["4 per week", "unreadable"],
      ["500 weekly", "unreadable"],
    ],
    emails: [
      ["weekly", 4],
      ["once a week", 4],
      ["4 per week", 16],
      ["twice a month", 2],
      ["every day", 30],
      ["3 times a week", 12],
      ["2x a week", 8],
      ["4 a month", 4],
      ["every 2 weeks", 2],
      ["once every two weeks", 2],
      ["every 3 days", 10],
      ["every 3 weeks", "unreadable"],
      ["2 emails every 2 weeks", "unreadable"],
      ["5 a day", "outside"],
    ],
    questions: [
      ["price for more than 25,000 subscribers", 25_001],
      ["how much for 25k+ contacts", 25_001],
      ["over 5,000 subscribers, price?", 5_001],
      ["cost for 25,000 contacts or more", 25_001],
      ["cost for no more than 25,000 contacts", 25_000],
      ["price for ２５０００ contacts", 25_000],
      ["how much for 3 people", { unclear: 3 }],
      ["how much for 2 people in our office", { unclear: 2 }],
      ["price for 8 customers", { unclear: 8 }],
      ["price for 50 contacts", 50],
      ["price for 400 people", 400],
      ["price for a weekly email to 8 customers", 8],
      ["price for 12 clients", null],
      ["price for 900 contacts, 2 emails every 2 weeks", null],
    ],
  },
  de: {
    contacts: [
      ["mehr als 25.000", [25_000, 25_001]],
      ["über 25.000 Kontakte", [25_000, 25_001]],
      ["mindestens 5 Tsd.", [5_000, 5_001]],
      ["25k+", [25_000, 25_001]],
      ["5000 oder mehr", [5_000, 5_001]],
      ["nicht mehr als 5.000", "unreadable"],
      ["5000 oder so", 5_000],
    ],
    emails: [
      ["wöchentlich", 4],
      ["einmal pro Woche", 4],
      ["2x pro Woche", 8],
      ["jeden Tag", 30],
      ["alle zwei Wochen", 2],
      ["jede 2. Woche", 2],
    ],
    questions: [
      ["Was kostet es für mehr als 25.000 Abonnenten?", 25_001],
      ["Preis für über 5.000 Kontakte", 5_001],
      ["Was kosten mindestens 25.000 Kontakte", 25_001],
      ["Was kostet das für 5 Personen", { unclear: 5 }],
      ["Preis für 8 Kunden", { unclear: 8 }],
      ["was kostet es für 2 Leute", { unclear: 2 }],
      ["Preis für 8.000 Kunden", 8_000],
    ],
  },
  es: {
    contacts: [
      ["más de 25.000", [25_000, 25_001]],
      ["mas de 25 mil", [25_000, 25_001]],
      ["al menos 5000 personas", [5_000, 5_001]],
      ["25k+", [25_000, 25_001]],
      ["5.000 o más", [5_000, 5_001]],
      ["más o menos 5.000", 5_000],
      ["3000 o así", 3_000],
      ["3.000 o algo así", 3_000],
    ],
    emails: [
      ["semanal", 4],
      ["una vez a la semana", 4],
      ["4 por semana", 16],
      ["cada semana", 4],
      ["cada dos semanas", 2],
    ],
    questions: [
      ["cuánto cuesta para más de 25.000 suscriptores", 25_001],
      ["precio para más de 5 mil contactos", 5_001],
      ["precio con al menos 25.000 contactos", 25_001],
      ["precio para 8 clientes", { unclear: 8 }],
      ["cuanto cuesta para 3 personas", { unclear: 3 }],
      ["cuánto cuesta para 2 socios", { unclear: 2 }],
      ["precio para 8.000 clientes", 8_000],
    ],
  },
  ar: {
    contacts: [
      ["أكثر من ٢٥ ألف", [25_000, 25_001]],
      ["٢٥ ألف+", [25_000, 25_001]],
      ["على الأقل ٥٠٠٠", [5_000, 5_001]],
      ["٥٠٠٠ أو أكثر", [5_000, 5_001]],
      ["٣٠٠٠ تقريبًا", 3_000],
      ["\u200f۳٬۰۰۰\u200f", 3_000],
    ],
    emails: [
      ["أسبوعيًا", 4],
      ["مرة في الأسبوع", 4],
      ["مرتين في الأسبوع", 8],
      ["٤ في الأسبوع", 16],
      ["كل ٢ أسبوع", 2],
      ["كل ٣ أسبوع", "unreadable"],
    ],
    questions: [
      ["سعر ٢٥ ألف عميل", 25_000],
      ["سعر ٣ آلاف مشترك", 3_000],
      ["كم سعر ۱۲ الف مشترك", 12_000],
      ["سعر ١٫٥ مليون مشترك", 1_500_000],
      ["كم السعر لأكثر من ٢٥ ألف مشترك", 25_001],
      ["سعر أكثر من ٥٠٠٠ مشترك", 5_001],
      ["سعر ٢٥ ألف مشترك على الأقل", 25_001],
      ["سعر ٥ عملاء", { unclear: 5 }],
      ["كم السعر لعدد ٣ أشخاص", { unclear: 3 }],
      ["سعر 8 زبائن", { unclear: 8 }],
    ],
  },
};

const ofSite = Object.entries(languages).filter(([code]) => existsSync(`content/words/${code}`));

describe.each(ofSite)("D29 numbers in “%s”", (language, { contacts, emails, questions }) => {
  test("understands bounds, scales and rates in a field", async () => {
    const { readNumber } = await readersIn(language);
    const read = (rows: Fields, range: NumberRange) => rows.map(([text]) => [text, outcome(readNumber(text, range))]);
    expect(read(contacts, contactsRange)).toEqual(contacts);
    expect(read(emails, amountRanges["email-marketing"])).toEqual(emails);
  });

  test("prices a question beyond its bound, and asks about a small number of people", async () => {
    const { readPriceQuestion } = await readersIn(language);
    const priced = questions.map(([question]) => {
      const read = readPriceQuestion(question);
      return [question, read && "usage" in read ? read.usage.contacts : read];
    });
    expect(priced).toEqual(questions);
  });
});
