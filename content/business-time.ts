import { supportHours } from "./support-hours.ts";
import { whenUsed } from "./format.ts";

/** Time zone in which the team enters and reads planned times. */
export const { timeZone: businessZone } = supportHours;

/** Formats in English, because the result is parsed. */
const clock = whenUsed(() => {
  const two = "2-digit";
  const parts = { year: "numeric", month: two, day: two, hour: two, minute: two, hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat("en-US", { timeZone: businessZone, ...parts });
});

/** In `datetime-local` format: "2026-12-01T09:00". */
export function toBusinessTime(time: Date): string {
  const parts = clock().formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}`;
}

/** Years have four digits in every zone, as the format requires. */
const first = Date.UTC(1000, 0, 2);
const end = Date.UTC(9999, 0, 1);

/** Null for an invalid time, such as one skipped by daylight saving time, or an unsupported year. */
export function fromBusinessTime(text: string): Date | null {
  const wall = Date.parse(`${text}Z`);
  if (!(wall >= first && wall < end)) return null;
  // The zone's offset may differ between the guess and the result, so the second attempt corrects it.
  let time = wall;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    time += wall - Date.parse(`${toBusinessTime(new Date(time))}Z`);
  }
  const read = new Date(time);
  return toBusinessTime(read) === text ? read : null;
}
