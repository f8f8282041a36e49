import { contrastRatio, minContrast, type Rgb } from "./contrast.ts";

const emailParts = ["headline", "body", "action"] as const;
type EmailPart = (typeof emailParts)[number];

export interface HeardPart {
  readonly kind: "heading" | "text" | "picture" | "link";
  readonly words: string;
}

export interface PartContrast {
  readonly part: EmailPart;
  readonly ratio: number;
  readonly min: number;
}

export interface EmailReport {
  readonly heard: readonly HeardPart[];
  readonly contrasts: readonly PartContrast[];
  readonly silent: number;
}

export function inspectEmail(sheet: Element): EmailReport {
  const email = sheet.querySelector("[data-channel=email] > :last-child") ?? sheet;
  const heard = hear(email);
  return {
    heard,
    contrasts: emailParts.flatMap((part) => measureContrast(email, part)),
    silent: heard.filter(({ kind, words }) => kind === "picture" && words === "").length,
  };
}

/** Lists parts in markup order, as a screen reader announces them, and skips hidden ones. */
export function hear(element: Element): HeardPart[] {
  if (element.getAttribute("aria-hidden") === "true") return [];
  if (element.tagName === "IMG") return [{ kind: "picture", words: element.getAttribute("alt") ?? "" }];
  const kind = getKind(element);
  if (!kind) return [...element.children].flatMap(hear);
  const words = (element.textContent ?? "").replace(/\s+/g, " ").trim();
  return words ? [{ kind, words }] : [];
}

function getKind(element: Element): HeardPart["kind"] | null {
  // A sent email has a heading and a link here. The preview has neither, because they would belong to the page.
  const part = element.getAttribute("data-part");
  if (part === "headline") return "heading";
  if (part === "action") return "link";
  return element.tagName === "P" ? "text" : null;
}

function measureContrast(email: Element, part: EmailPart): PartContrast[] {
  const element = email.querySelector(`[data-part=${part}]`);
  if (!element) return [];
  const { color, fontSize, fontWeight } = getComputedStyle(element);
  const ratio = contrastRatio(toRgb(color), toRgb(findBackground(element)));
  return [{ part, ratio, min: minContrast(parseFloat(fontSize), Number(fontWeight)) }];
}

const clear = /^(transparent|rgba\(0, 0, 0, 0\)|.*\/ 0\))$/;

/** The previews' backgrounds are opaque, so the nearest one counts. */
function findBackground(element: Element): string {
  const { backgroundColor } = getComputedStyle(element);
  if (!clear.test(backgroundColor)) return backgroundColor;
  return element.parentElement ? findBackground(element.parentElement) : "white";
}

/** Accepts any CSS color by painting it on a canvas. */
function toRgb(color: string): Rgb {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("No canvas to read a color from.");
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}
