import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { MessageData, MessagePart } from "../../content/format-message.ts";
import { isEnglishText } from "./tree.ts";
import { type SourceLocation, WordsError } from "./words-error.ts";

/** A string, or data with parameters where not all values are known. */
export type ReadMessage = string | { readonly data: MessageData; readonly parameters: readonly string[] };

export interface MessageContext {
  readonly locale: string;
  /** Undefined for a value that is unknown when the words are generated. @throws WordsError */
  readonly valueOf: (name: string, place: SourceLocation) => string | number | undefined;
  /** Undefined for a placeholder with a known value, or without a type. */
  readonly parameterType: (name: string) => "string" | "number" | undefined;
  /** The placeholder's text must not order the sentence around it. */
  readonly isIsolated: (name: string) => boolean;
  /** Whole numbers from 0 on, for `{name, number, words}`. */
  readonly numberWords: readonly string[];
}

/** @throws WordsError for wrong syntax and for a placeholder without a value */
export function readMessage(text: string, place: SourceLocation, context: MessageContext): ReadMessage {
  const parameters = new Set<string>();
  const data = new MessageWriter(place, context, parameters).write(parseMessage(text, place), "");
  return parameters.size > 0 ? { data, parameters: [...parameters].sort() } : data.join("");
}

export function placeholdersOf(text: string, place: SourceLocation): Set<string> {
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

/** @throws WordsError */
export function parseMessage(text: string, place: SourceLocation): MessageFormatElement[] {
  try {
    return parse(text, { ignoreTag: true, requiresOtherClause: true });
  } catch (error) {
    const problem = error instanceof Error ? error.message.toLowerCase().replaceAll("_", " ") : String(error);
    throw new WordsError(place, `this is not a message in ICU syntax (${problem}): ${text}`);
  }
}

const [firstStrongIsolate, popIsolate] = ["\u2068", "\u2069"];

class MessageWriter {
  readonly #place: SourceLocation;
  readonly #context: MessageContext;
  readonly #parameters: Set<string>;

  constructor(place: SourceLocation, context: MessageContext, parameters: Set<string>) {
    this.#place = place;
    this.#context = context;
    this.#parameters = parameters;
  }

  /** @param counted what `#` stands for */
  write(elements: readonly MessageFormatElement[], counted: string): MessageData {
    const parts: MessagePart[] = [];
    for (const part of elements.flatMap((element) => this.#element(element, counted))) {
      const last = parts.at(-1);
      if (typeof part === "string" && typeof last === "string") parts.splice(-1, 1, last + part);
      else parts.push(part);
    }
    return parts;
  }

  #element(element: MessageFormatElement, counted: string): MessagePart | MessageData {
    if (element.type === TYPE.literal) return element.value;
    if (element.type === TYPE.pound) return [this.#value(counted)];
    if (element.type === TYPE.argument) return this.#isolate(element.value, this.#value(element.value));
    if (element.type === TYPE.number) return this.#inWords(element.value, element.style);
    if (element.type === TYPE.plural && element.pluralType === "cardinal" && element.offset === 0)
      return this.#plural(element);
    throw this.#wrong(
      `{${element.value}} is of a kind that is not supported: use {name}, {name, plural, …} or {name, number, words}.`,
    );
  }

  #value(name: string): MessagePart {
    const known = this.#context.valueOf(name, this.#place);
    if (typeof known === "number") return new Intl.NumberFormat(this.#context.locale).format(known);
    if (known !== undefined) return known;
    this.#parameter(name);
    return [name];
  }

  #isolate(name: string, value: MessagePart): MessageData {
    return this.#context.isIsolated(name) ? [firstStrongIsolate, value, popIsolate] : [value];
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
    return style === "words" ? words : words.charAt(0).toLocaleUpperCase(this.#context.locale) + words.slice(1);
  }

  #plural(element: Extract<MessageFormatElement, { type: typeof TYPE.plural }>): MessageData {
    const { value: name, options } = element;
    const rules = new Intl.PluralRules(this.#context.locale);
    const known = this.#context.valueOf(name, this.#place);
    if (typeof known === "number") {
      const chosen = options[`=${known}`] ?? options[rules.select(known)] ?? options.other;
      return this.write(chosen?.value ?? [], name);
    }
    if (known !== undefined || this.#parameter(name) !== "number")
      throw this.#wrong(`{${name}, plural, …} takes a number.`);
    // Fractions are not counted here, so the categories of whole numbers are enough.
    const ofCounts = Array.from({ length: 1_000 }, (_, count) => rules.select(count));
    const categories = new Set([...ofCounts, "other"]);
    // English may have fewer plural categories than the language that it stands in for.
    const isStandIn = isEnglishText(this.#place) && !this.#context.locale.startsWith("en");
    const needed = isStandIn ? ["other"] : [...categories];
    const missing = needed.find((category) => !(category in options));
    if (missing) throw this.#wrong(`{${name}, plural, …} has no “${missing}”, which ${this.#context.locale} needs.`);
    const written = Object.entries(options)
      .filter(([key]) => categories.has(key) || key.startsWith("="))
      .map(([key, { value }]) => [key, this.write(value, name)] as const);
    return [[name, Object.fromEntries(written)]];
  }

  #wrong(sentence: string): WordsError {
    return new WordsError(this.#place, sentence);
  }
}
