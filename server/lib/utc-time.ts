const form = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

export function isUtcTime(text: string): boolean {
  const time = form.test(text) ? Date.parse(text) : Number.NaN;
  // `Date.parse` reads February 30 as March 2, but Postgres rejects it.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === text.slice(0, 19);
}

export const addMilliseconds = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);
