import { type Message, messageKey } from "./message.ts";

/**
 * Plain values and messages as JSON, which `fromJson` reads. What is undefined in an object is left out.
 * @throws TypeError that names the path of what JSON would lose or change
 */
export function toJson(value: unknown): string {
  const paths = new Map<unknown, string>();
  return JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key) {
    // Not the second argument, in which a date is a text already.
    const part = this[key];
    const holder = paths.get(this);
    if (part === undefined && holder !== undefined && !Array.isArray(this)) return undefined;
    const path = holder === undefined ? "value" : `${holder}.${key}`;
    if (!isMessage(part) && !isPlain(part)) throw new TypeError(`${path}: JSON can’t hold this ${typeof part}.`);
    const written = isMessage(part) ? { [messageKey]: part.data } : part;
    paths.set(written, path);
    return written;
  });
}

// By its shape: server and pages can each have their own copy of this module.
const isMessage = (value: unknown): value is Message<never> =>
  typeof value === "function" && "data" in value && Array.isArray(value.data);

function isPlain(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object") return typeof value === "string" || typeof value === "boolean";
  if (value === null || Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && !Object.hasOwn(value, messageKey);
}
