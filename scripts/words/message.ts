import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { type Place, WordsError } from "./words-error.ts";

/** A message that is complete, or one that waits for parameters. */
export type Message =
  | { readonly kind: "text"; readonly text: string }
  /** `code` is the inside of a template literal of TypeScript. */
  | {
      readonly kind: "template";
      readonly code: string;
      readonly parameters: readonly string[];
      readonly helpers: ReadonlySet<Helper>;
    };

/** The functions that the code of a message calls: those of content/format.ts, and the plural rules of the language. */
export type Helper = "formatCount" | "plural";

export interface MessageContext {
  readonly locale: string;
  /** The value of a placeholder that is known when the words are generated; undefined for any other. @throws WordsError */
  readonly valueOf: (name: string, place: Place) => string | number | undefined;
  /** The type of a placeholder that is known only where the message is shown; undefined for any other. */
  readonly parameterType: (name: string) => "string" | "number" | undefined;
  /** The language's words for whole numbers from 0 on, for `{name, number, words}`. */
  readonly numberWords: readonly string[];
}

/** @throws WordsError for wrong syntax and for a placeholder without a value */
export function readMessage(text: string, place: Place, context: MessageContext): Message {
  const parameters = new Set<string>();
  const helpers = new Set<Helper>();
  const code = new MessageWriter(place, context, parameters, helpers).write(parseMessage(text, place), null);
  if (parameters.size > 0) return { kind: "template", code, parameters: [...parameters].sort(), helpers };
  return { kind: "text", text: unescape(code) };
}

/** The names of all placeholders of a message. */
export function placeholdersOf(text: string, place: Place): Set<string> {
  const names = new Set<string>();
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      names.add(element.value);
      if ("options" in element) for (const { value } of Object.values(element.options)) visit(value);
    }
  };
  visit(parseMessage(text, place));
  return names;
}

function parseMessage(text: string, place: Place): MessageFormatElement[] {
  try {
    return parse(text, { ignoreTag: true, requiresOtherClause: true });
  } catch (error) {
    const problem = error instanceof Error ? error.message.toLowerCase().replaceAll("_", " ") : String(error);
    throw new WordsError(place, `this is not a message in ICU syntax (${problem}): ${text}`);
  }
}

const escape = (text: string): string => text.replaceAll(/[`\\]|\$\{/g, (found) => `\\${found}`);
const unescape = (code: string): string => code.replaceAll(/\\(`|\\|\$\{)/g, "$1");

class MessageWriter {
  readonly #place: Place;
  readonly #context: MessageContext;
  readonly #parameters: Set<string>;
  readonly #helpers: Set<Helper>;

  constructor(place: Place, context: MessageContext, parameters: Set<string>, helpers: Set<Helper>) {
    this.#place = place;
    this.#context = context;
    this.#parameters = parameters;
    this.#helpers = helpers;
  }

  /** @param counted what `#` stands for */
  write(elements: readonly MessageFormatElement[], counted: string | null): string {
    return elements.map((element) => this.#element(element, counted)).join("");
  }

  #element(element: MessageFormatElement, counted: string | null): string {
    if (element.type === TYPE.literal) return escape(element.value);
    if (element.type === TYPE.pound) return this.#value(counted ?? "");
    if (element.type === TYPE.argument) return this.#value(element.value);
    if (element.type === TYPE.number) return this.#inWords(element.value, element.style);
    if (element.type === TYPE.plural && element.pluralType === "cardinal" && element.offset === 0)
      return this.#plural(element);
    throw this.#wrong(
      `{${element.value}} is of a kind that is not supported: use {name}, {name, plural, …} or {name, number, words}.`,
    );
  }

  #value(name: string): string {
    const known = this.#context.valueOf(name, this.#place);
    if (typeof known === "number") return new Intl.NumberFormat(this.#context.locale).format(known);
    if (known !== undefined) return escape(known);
    const type = this.#parameter(name);
    if (type === "string") return `\${${name}}`;
    this.#helpers.add("formatCount");
    return `\${formatCount(${name})}`;
  }

  #parameter(name: string): "string" | "number" {
    const type = this.#context.parameterType(name);
    if (type === undefined)
      throw this.#wrong(`nothing gives {${name}} a value. Placeholders are listed in content/placeholders.ts.`);
    this.#parameters.add(name);
    return type;
  }

  #inWords(name: string, style: unknown): string {
    const known = this.#context.valueOf(name, this.#place);
    if ((style !== "words" && style !== "wordsAtStart") || typeof known !== "number") {
      throw this.#wrong(
        `{${name}, number, …} takes a number of content/placeholders.ts and the style words or wordsAtStart.`,
      );
    }
    const words = this.#context.numberWords[known] ?? new Intl.NumberFormat(this.#context.locale).format(known);
    return escape(style === "words" ? words : words.charAt(0).toLocaleUpperCase(this.#context.locale) + words.slice(1));
  }

  #plural(element: Extract<MessageFormatElement, { type: typeof TYPE.plural }>): string {
    const { value: name, options } = element;
    const rules = new Intl.PluralRules(this.#context.locale);
    const known = this.#context.valueOf(name, this.#place);
    if (typeof known === "number") {
      const chosen = options[`=${known}`] ?? options[rules.select(known)] ?? options.other;
      return this.write(chosen?.value ?? [], name);
    }
    if (known !== undefined || this.#parameter(name) !== "number")
      throw this.#wrong(`{${name}, plural, …} takes a number.`);
    const exact = Object.keys(options).filter((key) => key.startsWith("="));
    const texts = (key: string): string => `\`${this.write(options[key]?.value ?? [], name)}\``;
    const branches = exact.map((key) => `${name} === ${key.slice(1)} ? ${texts(key)} : `).join("");
    return `\${${branches}${this.#byCategory(name, rules, options, texts)}}`;
  }

  #byCategory(
    name: string,
    rules: Intl.PluralRules,
    options: Readonly<Record<string, unknown>>,
    texts: (key: string) => string,
  ): string {
    // Fractions are not counted here, so the categories of whole numbers are enough.
    const categories = [...new Set(Array.from({ length: 1_000 }, (_, count) => rules.select(count)))];
    const missing = categories.find((category) => !(category in options));
    if (missing) throw this.#wrong(`{${name}, plural, …} has no “${missing}”, which ${this.#context.locale} needs.`);
    // A browser's first use of plural rules takes 50 ms, so a rule as simple as this one is generated as code.
    const isOneAlone = Array.from({ length: 1_000 }, (_, count) => (rules.select(count) === "one") === (count === 1));
    if (categories.length === 2 && isOneAlone.every(Boolean))
      return `${name} === 1 ? ${texts("one")} : ${texts("other")}`;
    if (categories.length === 1) return texts("other");
    this.#helpers.add("plural");
    return `({ ${categories.map((key) => `${key}: ${texts(key)}`).join(", ")} } as Record<string, string>)[plural().select(${name})]`;
  }

  #wrong(sentence: string): WordsError {
    return new WordsError(this.#place, sentence);
  }
}
