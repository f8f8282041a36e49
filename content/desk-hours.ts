import { whenUsed } from "./format.ts";
import { site } from "./site.ts";

/** When the team is at its desk, by the clock of `timeZone`: change it here and nowhere else. Holidays are not known. */
export const deskHours = {
  /** From 1, a Monday, to 7. */
  firstDay: 1,
  lastDay: 5,
  /** Whole hours. */
  opens: 9,
  closes: 17,
  timeZone: "Europe/Berlin",
} as const;

const quarter = 15 * 60_000;
/** The most quarters of an hour that are searched for the next opening or closing: every week has both. */
const maxQuarters = 8 * 24 * 4;

/** In English whatever the site's locale is, because it is read by a program. */
const clockOfDesk = whenUsed(() => {
  const { timeZone } = deskHours;
  return new Intl.DateTimeFormat("en-US", { timeZone, weekday: "short", hour: "numeric", hourCycle: "h23" });
});

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** Whether the desk is open at an instant, in milliseconds since 1970. */
function isOpenAt(instant: number): boolean {
  const parts = Object.fromEntries(
    clockOfDesk()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const day = weekdays.indexOf(parts.weekday ?? "") + 1;
  const hour = Number(parts.hour);
  const { firstDay, lastDay, opens, closes } = deskHours;
  return day >= firstDay && day <= lastDay && hour >= opens && hour < closes;
}

/** Whether the desk is open, and when that changes. In every time zone, hours begin at a quarter of an hour in UTC. */
export function deskState(now: Date): { open: boolean; changesAt: Date } {
  const open = isOpenAt(now.getTime());
  let at = Math.floor(now.getTime() / quarter) * quarter;
  for (let step = 0; step < maxQuarters; step += 1) {
    at += quarter;
    if (isOpenAt(at) !== open) break;
  }
  return { open, changesAt: new Date(at) };
}

/** A Monday. */
const monday = Date.UTC(2024, 0, 1);
const day = 24 * 3_600_000;

function dayInWords(number: number): string {
  return new Intl.DateTimeFormat(site.locale, { weekday: "long", timeZone: "UTC" }).format(monday + (number - 1) * day);
}

/** "9 a.m.", as running text has it, where a clock has "9 AM". */
function hourInWords(hour: number): string {
  return new Intl.DateTimeFormat(site.locale, { hour: "numeric", timeZone: "UTC" })
    .format(monday + hour * 3_600_000)
    .replace(/\s([AP])M$/, (_, half: string) => ` ${half.toLowerCase()}.m.`);
}

function zoneInWords(): string {
  const format = new Intl.DateTimeFormat(site.locale, { timeZone: deskHours.timeZone, timeZoneName: "longGeneric" });
  return format.formatToParts(monday).find(({ type }) => type === "timeZoneName")?.value ?? deskHours.timeZone;
}

/** The desk's hours in words, for placeholders.ts. */
export function deskHoursInWords() {
  return {
    deskFirstDay: dayInWords(deskHours.firstDay),
    deskLastDay: dayInWords(deskHours.lastDay),
    deskOpens: hourInWords(deskHours.opens),
    deskCloses: hourInWords(deskHours.closes),
    deskTimeZone: zoneInWords(),
  };
}
