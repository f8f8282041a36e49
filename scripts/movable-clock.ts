import { readFileSync } from "node:fs";

/**
 * Loaded before a program (`node --import`), this moves the program's wall clock by the number of seconds in the file CLOCK_FILE,
 * because no test may set the machine's clock. Timers follow another clock, as they do when a real clock jumps.
 */
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
    // Calls with several numbers come here too, although the type allows only one.
    else super(...given);
  }

  static override now(): number {
    return RealDate.now() + offset();
  }

  /** A date from another thread is a `RealDate`. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof RealDate;
  }
}

Object.assign(globalThis, { Date: MovedDate });
