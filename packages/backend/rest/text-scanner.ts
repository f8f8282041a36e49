import { parseError } from "./rest-error.ts";

export class TextScanner {
  position = 0;
  readonly text: string;
  readonly what: string;
  /** Characters that PostgREST counts before the text. */
  readonly offset: number;

  constructor(text: string, what: string, offset = 0) {
    this.text = text;
    this.what = what;
    this.offset = offset;
  }

  get done(): boolean {
    return this.position >= this.text.length;
  }

  startsWith(text: string): boolean {
    return this.text.startsWith(text, this.position);
  }

  accept(text: string): boolean {
    const found = this.startsWith(text);
    if (found) this.position += text.length;
    return found;
  }

  match(expression: RegExp): string | undefined {
    expression.lastIndex = this.position;
    const found = expression.exec(this.text)?.[0];
    if (found !== undefined) this.position += found.length;
    return found;
  }

  skipSpaces(): void {
    this.match(/[ \t]*/y);
  }

  quoted(): string | undefined {
    if (!this.startsWith('"')) return undefined;
    const found = this.match(/"(?:[^"\\]|\\[^])*"/y);
    if (found === undefined) {
      this.position = this.text.length;
      throw this.unexpected('"\\""');
    }
    return found.slice(1, -1).replace(/\\([^])/g, "$1");
  }

  unexpected(expecting: string): ReturnType<typeof parseError> {
    const here = this.text[this.position];
    const found = here === undefined ? "end of input" : JSON.stringify(here);
    return parseError(
      this.what,
      this.text,
      this.offset + this.position + 1,
      `unexpected ${found} expecting ${expecting}`,
    );
  }
}
