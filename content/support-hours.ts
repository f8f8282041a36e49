import { whenUsed } from "./format.ts";

/** Hours are in `timeZone`. content/words/en/business.yaml states the same hours. Holidays are not considered. */
export const supportHours = {
  /** 1 is Monday, 7 Sunday. */
  firstDay: 1,
  lastDay: 5,
  /** Whole hours. */
  opens: 9,
  closes: 17,
  timeZone: "Europe/Berlin",
} as const;

const quarter = 15 * 60_000;
/** Quarter hours to search. Eight days always include an opening and a closing time. */
const maxQuarters = 8 * 24 * 4;

/** Formats in English, because the result is parsed. */
const supportClock = whenUsed(() => {
  const { timeZone } = supportHours;
  return new Intl.DateTimeFormat("en-US", { timeZone, weekday: "short", hour: "numeric", hourCycle: "h23" });
});

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** `instant` is Unix time in milliseconds. */
function isOpenAt(instant: number): boolean {
  const parts = Object.fromEntries(
    supportClock()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const day = weekdays.indexOf(parts.weekday ?? "") + 1;
  const hour = Number(parts.hour);
  const { firstDay, lastDay, opens, closes } = supportHours;
  return day >= firstDay && day <= lastDay && hour >= opens && hour < closes;
}

/** UTC offsets are multiples of 15 minutes, so every zone's hours start on a quarter hour of UTC. */
export function supportStatus(now: Date): { open: boolean; changesAt: Date } {
  const open = isOpenAt(now.getTime());
  let at = Math.floor(now.getTime() / quarter) * quarter;
  for (let step = 0; step < maxQuarters; step += 1) {
    at += quarter;
    if (isOpenAt(at) !== open) break;
  }
  return { open, changesAt: new Date(at) };
}
