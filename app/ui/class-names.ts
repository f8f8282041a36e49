/** `classNames("a", full && "b", undefined)` → "a" or "a b". */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
