import { RestError } from "./rest-error.ts";

/** The requested rows: from `offset`, at most `limit` (Infinity: all). */
export interface RowRange {
  offset: number;
  limit: number;
}

function unsatisfiable(details: string): RestError {
  return new RestError(416, "PGRST103", "Requested range not satisfiable", details);
}

/** A whole number, or undefined for anything else, which PostgREST ignores. */
function wholeNumber(text: string | undefined): number | undefined {
  if (text === undefined || !/^\s*-?\d+\s*$/.test(text)) return undefined;
  return Math.max(-1, Math.min(Number(text), Number.MAX_SAFE_INTEGER));
}

/**
 * The intersection of `limit`, `offset` and the Range header ("0-9", in rows).
 * @throws RestError when it is empty
 */
export function rowRange(limit: string | undefined, offset: string | undefined, header: string | undefined): RowRange {
  const first = wholeNumber(offset) ?? 0;
  if (first < 0) throw new RestError(400, "2201X", "OFFSET must not be negative");
  const count = wholeNumber(limit);
  if (count !== undefined && count < 0) throw unsatisfiable("Limit should be greater than or equal to zero.");
  if (count === 0) return { offset: 0, limit: 0 };
  const [, lowerText, upperText] = /^(\d{1,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  const lower = Number(lowerText ?? 0);
  const upper = upperText ? Number(upperText) : Number.POSITIVE_INFINITY;
  if (lower > upper) {
    throw unsatisfiable("The lower boundary must be lower than or equal to the upper boundary in the Range header.");
  }
  const start = Math.max(first, lower);
  const end = Math.min(first + (count ?? Number.POSITIVE_INFINITY), upper + 1);
  if (end <= start) throw unsatisfiable("Limit should be greater than or equal to zero.");
  return { offset: start, limit: end - start };
}

/**
 * Status and Content-Range of an answer with `rows` of `total` rows. As in PostgREST, only a request for a count is answered by
 * 206 for a part and by 416 for a range past the end.
 * @throws RestError 416
 */
export function rangeStatus(
  offset: number,
  rows: number,
  total: number,
  counted: boolean,
): { status: 200 | 206; contentRange: string } {
  if (counted && offset > total) {
    throw unsatisfiable(`An offset of ${offset} was requested, but there are only ${total} rows.`);
  }
  const span = rows > 0 ? `${offset}-${offset + rows - 1}` : "*";
  return { status: counted && rows < total ? 206 : 200, contentRange: `${span}/${total}` };
}
