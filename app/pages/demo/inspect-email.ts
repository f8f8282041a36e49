import { contrastRatio, minContrast, type Rgb } from "./contrast.ts";

/** Values of `data-part`: the parts of the email whose text contrast is checked. */
const emailParts = ["headline", "body", "action"] as const;
type EmailPart = (typeof emailParts)[number];

/** A part of an email as a screen reader announces it. */
export interface HeardPart {
  readonly kind: "heading" | "text" | "picture" | "link";
  /** Empty for a picture without words. */
  readonly words: string;
}

/** The contrast between the text of a part and its background. */
export interface PartContrast {
  readonly part: EmailPart;
  readonly ratio: number;
  readonly min: number;
}

export interface EmailReport {
  readonly heard: readonly HeardPart[];
  readonly contrasts: readonly PartContrast[];
  /** Pictures without words. */
  readonly silent: number;
}

/** Reads the markup and the colors of the email on a sheet, as it is shown. */
export function inspectEmail(sheet: Element): EmailReport {
  const email = sheet.querySelector("[data-k=email] > :last-child") ?? sheet;
  const heard = hear(email);
  return {
    heard,
    contrasts: emailParts.flatMap((part) => contrastOf(email, part)),
    silent: heard.filter(({ kind, words }) => kind === "picture" && words === "").length,
  };
}

/** The parts in the order of the markup, which is the order in which they are read out, without what is hidden from screen readers. */
export function hear(element: Element): HeardPart[] {
  if (element.getAttribute("aria-hidden") === "true") return [];
  if (element.tagName === "IMG") return [{ kind: "picture", words: element.getAttribute("alt") ?? "" }];
  const kind = kindOf(element);
  if (!kind) return [...element.children].flatMap(hear);
  const words = (element.textContent ?? "").replace(/\s+/g, " ").trim();
  return words ? [{ kind, words }] : [];
}

function kindOf(element: Element): HeardPart["kind"] | null {
  // In a sent email these are a heading and a link to the shop; on the page they would be none of its own.
  const part = element.getAttribute("data-part");
  if (part === "headline") return "heading";
  if (part === "action") return "link";
  return element.tagName === "P" ? "text" : null;
}

function contrastOf(email: Element, part: EmailPart): PartContrast[] {
  const element = email.querySelector(`[data-part=${part}]`);
  if (!element) return [];
  const { color, fontSize, fontWeight } = getComputedStyle(element);
  const ratio = contrastRatio(toRgb(color), toRgb(groundOf(element)));
  return [{ part, ratio, min: minContrast(parseFloat(fontSize), Number(fontWeight)) }];
}

const clear = /^(transparent|rgba\(0, 0, 0, 0\)|.*\/ 0\))$/;

/** The nearest background behind the text that is not transparent; the previews' backgrounds are opaque. */
function groundOf(element: Element): string {
  const { backgroundColor } = getComputedStyle(element);
  if (!clear.test(backgroundColor)) return backgroundColor;
  return element.parentElement ? groundOf(element.parentElement) : "white";
}

/** Any color of CSS, as a canvas paints it. */
function toRgb(color: string): Rgb {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("No canvas to read a color from.");
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}
