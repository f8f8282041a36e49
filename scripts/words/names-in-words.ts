/**
 * Short lower-case texts below these keys are ids, such as those of a service or a country, the same in every language.
 */
const keysOfNames = new Set(
  `answer article category channel code day drawing hand handle icon id ink key kind language mark nearest often paint place plan profile reason
  projectLink scene service shown sign status stock trade uses where`.split(/\s+/),
);

/** A program reads every text of these, so each language has its own and no program can translate them. */
const groupsOfNames = ["number-marks:numberMarks", "line-kinds:lineKinds", "line-kinds:plainLine.words"];

/** A path, an anchor, an address, an email address, a file's name, a time zone, a time or a figure. */
const address =
  /^(?:\/\S*|#\S+|https?:\/\/\S+|[\w.+-]+@[\w-]+\.[\w.-]+|[\w-]+\.(?:txt|json|csv|svg)|[A-Z][A-Za-z]+\/[A-Z][A-Za-z_]+|\d{4}-\d\d-\d\d(?:T[\d:]+Z)?)$/;

/** A text that no program translates. @param keys its file, then its keys */
export function isName(text: string, keys: readonly string[]): boolean {
  return isNameForCode(text, keys) || isReadByProgram(keys);
}

/** Each language has its own texts there. @param keys its file, then its keys; those of lists are left out */
export function isReadByProgram(keys: readonly string[]): boolean {
  const [file = "", ...rest] = keys.filter((key) => !/^\d+$/.test(key));
  const place = `${file}:${rest.join(".")}`;
  return groupsOfNames.some((group) => place === group || place.startsWith(`${group}.`));
}

/** An example for a field is the language's own, also where it is an email address. */
const keyOfExample = /placeholder$/i;

/** The same in every language. @param keys its file, then its keys; those of lists don't count */
export function isNameForCode(text: string, keys: readonly string[]): boolean {
  const key = keys.findLast((candidate) => !/^\d+$/.test(candidate)) ?? "";
  if (keyOfExample.test(key)) return false;
  if (address.test(text)) return true;
  return keysOfNames.has(key) && /^(?:[a-z0-9]+(?:[-_.][a-zA-Z0-9]+)*|[A-Z]{2})$/.test(text);
}
