/** The range of whole numbers that are accepted. */
export interface CountRange {
  readonly min: 1;
  readonly max: number;
}

/** A whole number as people write it, with or without marks between thousands; null for anything else. */
export function readCount(text: string, { min, max }: CountRange): number | null {
  const written = text.trim();
  if (!/^\d{1,3}(?:[\s.,'’]\d{3})+$|^\d+$/.test(written)) return null;
  const count = Number(written.replaceAll(/\D/g, ""));
  return count >= min && count <= max ? count : null;
}
