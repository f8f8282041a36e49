const plainSigns = {
  "‘": ["'", "apostrophe"],
  "’": ["'", "apostrophe"],
  "‚": [",", "quote"],
  "“": ['"', "quote"],
  "”": ['"', "quote"],
  "„": ['"', "quote"],
  "–": ["-", "dash"],
  "—": ["-", "longDash"],
  "…": ["...", "dots"],
  "\u00a0": [" ", "space"],
  "\u202f": [" ", "space"],
  "\t": [" ", "tab"],
} as const;

export type SignName = (typeof plainSigns)[keyof typeof plainSigns][1] | "emoji";

const found = (sign: string) => Object.entries(plainSigns).find(([one]) => one === sign)?.[1];

export function withPlainSigns(text: string): string {
  return Array.from(text, (sign) => found(sign)?.[0] ?? sign).join("");
}

export function signName(sign: string): SignName | null {
  return found(sign)?.[1] ?? (/\p{Extended_Pictographic}/u.test(sign) ? "emoji" : null);
}
