import { readFileSync } from "node:fs";

/** Preload with `node --import` to shift the wall clock by the seconds in the file CLOCK_FILE, but not timers. */
const RealDate = Date;

function offset(): number {
  try {
    return Number(readFileSync(process.env.CLOCK_FILE ?? "", "utf8")) * 1000 || 0;
  } catch {
    return 0;
  }
}

class MovedDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(MovedDate.now());
    // Also called with several numbers, although the type doesn't allow that.
    else super(...given);
  }

  static override now(): number {
    return RealDate.now() + offset();
  }

  /** Dates from other threads are `RealDate` objects. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof RealDate;
  }
}

Object.assign(globalThis, { Date: MovedDate });
