/** Short lowercase texts under these keys are ids, which are the same in every language. */
const keysOfNames = new Set(
  `answer article card category channel code day drawing hand handle icon id ink key kind language mark nearest often paint place plan profile reason
  projectLink scene service shown sign status stock trade uses where`.split(/\s+/),
);

/** Lists of words that people type. Each language has a separate list, and the pseudo-locale uses the English one. */
const typedTexts = /^(?:number-marks:numberMarks|line-kinds:(?:lineKinds|plainLine\.words))(?:\.|$)/;

/** A path, anchor, URL, email address, file name, time zone, time or number. */
const address =
  /^(?:\/\S*|#\S+|https?:\/\/\S+|[\w.+-]+@[\w-]+\.[\w.-]+|[\w{}-]+\.(?:txt|json|csv|svg)|[A-Z][A-Za-z]+\/[A-Z][A-Za-z_]+|\d{4}-\d\d-\d\d(?:T[\d:]+Z)?)$/;

const withoutIndexes = (keys: readonly string[]): string[] => keys.filter((key) => !/^\d+$/.test(key));

/** @param keys the file, then its keys */
export function isTypedText(keys: readonly string[]): boolean {
  const [file = "", ...rest] = withoutIndexes(keys);
  return typedTexts.test(`${file}:${rest.join(".")}`);
}

/** Such names are the same in every language. @param keys the file, then its keys */
export function isNameForCode(text: string, keys: readonly string[]): boolean {
  const key = withoutIndexes(keys).at(-1) ?? "";
  // Placeholder examples are translated, even email addresses.
  if (/placeholder$/i.test(key)) return false;
  return address.test(text) || (keysOfNames.has(key) && /^(?:[a-z0-9]+(?:[-_./][a-zA-Z0-9]+)*|[A-Z]{2})$/.test(text));
}
