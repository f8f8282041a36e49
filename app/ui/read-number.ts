/** The numbers that are accepted: whole ones, unless two places behind the point are. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly decimals?: true;
}

/** A number as people write it, with or without a currency, a percent sign and marks between thousands; null for anything else. */
export function readNumber(text: string, { min, max, decimals }: NumberRange): number | null {
  const written = text.trim().replace(/^\$\s*|\s*%$/g, "");
  const parts = /^(\d+|\d{1,3}([\s,.'’])\d{3}(?:\2\d{3})*)(?:([,.])(\d{1,2}))?$/.exec(written);
  const [, whole = "", separator, point, cents = "0"] = parts ?? [];
  if (!parts || (point && (!decimals || point === separator))) return null;
  const number = Number(`${whole.replaceAll(/\D/g, "")}.${cents}`);
  return number >= min && number <= max ? number : null;
}
