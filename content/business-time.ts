import { supportHours } from "./support-hours.ts";
import { whenUsed } from "./format.ts";

/** Time zone in which the team types and reads planned times. */
export const { timeZone: businessZone } = supportHours;

/** Always in English, because a program reads it. */
const clock = whenUsed(() => {
  const two = "2-digit";
  const parts = { year: "numeric", month: two, day: two, hour: two, minute: two, hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat("en-US", { timeZone: businessZone, ...parts });
});

/** `datetime-local` format, in the business's time zone: "2026-12-01T09:00". */
export function toBusinessTime(time: Date): string {
  const parts = clock().formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}`;
}

/** Earliest time whose year has four digits in every zone, as the format needs. */
const first = Date.UTC(1000, 0, 2);
const end = Date.UTC(9999, 0, 1);

/** Null for an invalid time, such as an hour that the change to summer time skips, or an unsupported year. */
export function fromBusinessTime(text: string): Date | null {
  const wall = Date.parse(`${text}Z`);
  if (!(wall >= first && wall < end)) return null;
  // The zone's offset is nearly the same at both times; on the day of a change the second attempt is exact.
  let time = wall;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    time += wall - Date.parse(`${toBusinessTime(new Date(time))}Z`);
  }
  const read = new Date(time);
  return toBusinessTime(read) === text ? read : null;
}
