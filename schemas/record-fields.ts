import * as v from "valibot";

export type RecordProblem = "required" | "text" | "tooLong" | "characters" | "https" | "id" | "time";

const problem = (name: RecordProblem): RecordProblem => name;

/** The database could store ids that JavaScript's numbers can't represent. */
const maxId = 2_147_483_647;

/** `maximum` counts code points. Direction overrides are rejected, because they disguise text. Not trimmed, so exports are lossless. */
export function recordText(maximum: number) {
  return v.pipe(
    v.string(problem("text")),
    v.check((text) => /\S/.test(text), problem("required")),
    v.maxCodePoints(maximum, problem("tooLong")),
    v.check(
      (text) => text.isWellFormed() && /^(?:[^\p{Cc}\u202D\u202E]|[\t\n\r])*$/u.test(text),
      problem("characters"),
    ),
    v.metadata({ isLong: maximum > 500 }),
  );
}

/** HTTPS only, at most 500 characters. */
export const recordLink = v.pipe(
  v.string(problem("text")),
  v.check((text) => text !== "", problem("required")),
  v.maxCodePoints(500, problem("tooLong")),
  v.check(
    (text) => text.isWellFormed() && /^https:\/\/[^\s\p{Cc}]+$/u.test(text) && URL.canParse(text),
    problem("https"),
  ),
);

export const recordId = v.nullish(
  v.pipe(
    v.number(problem("id")),
    v.integer(problem("id")),
    v.minValue(1, problem("id")),
    v.maxValue(maxId, problem("id")),
  ),
);

/** The time needs an offset, as in `2026-01-31T09:30:00Z`. It is omitted for the current time. */
export const recordTime = v.nullish(
  v.pipe(v.string(problem("time")), v.isoTimestamp(problem("time")), v.check(isOfCalendar, problem("time"))),
);

/** `Date` parses 31 February as 3 March. PostgreSQL has no year 0, and time zones can move the end of 9999 to year 10000. */
function isOfCalendar(text: string): boolean {
  const [, day = ""] = /^\d{4}-\d{2}-(\d{2})/.exec(text) ?? [];
  const midnight = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return /^(?!0000|9999)/.test(text) && !Number.isNaN(Date.parse(text)) && midnight.getUTCDate() === Number(day);
}
