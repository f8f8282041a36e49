import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { MessageData, MessagePart } from "../../content/format-message.ts";
import { isEnglishText } from "./tree.ts";
import { type SourceLocation, WordsError } from "./words-error.ts";

export type ReadMessage = string | { readonly data: MessageData; readonly parameters: readonly string[] };

export interface MessageContext {
  readonly locale: string;
  /** Returns undefined for a value that is not known when words are generated. @throws WordsError */
  readonly valueOf: (name: string, place: SourceLocation) => string | number | undefined;
  readonly parameterType: (name: string) => "string" | "number" | undefined;
  /** Whether to isolate the parameter's text, so that it can't reorder the sentence. */
  readonly isIsolated: (name: string) => boolean;
  /** Number words from 0 up, for `{name, number, words}`. */
  readonly numberWords: readonly string[];
}

/** @throws WordsError for invalid syntax or a placeholder without a value */
export function readMessage(text: string, place: SourceLocation, context: MessageContext): ReadMessage {
  const parameters = new Set<string>();
  const refuse = (sentence: string) => new WordsError(place, sentence);

  /** @param counted value of `#` */
  function write(elements: readonly MessageFormatElement[], counted: string): MessageData {
    const parts: MessagePart[] = [];
    for (const part of elements.flatMap((element) => writeElement(element, counted))) {
      const last = parts.at(-1);
      if (typeof part === "string" && typeof last === "string") parts.splice(-1, 1, last + part);
      else parts.push(part);
    }
    return parts;
  }

  function writeElement(element: MessageFormatElement, counted: string): MessagePart | MessageData {
    if (element.type === TYPE.literal) return element.value;
    if (element.type === TYPE.pound) return [getValue(counted)];
    if (element.type === TYPE.argument) {
      const value = getValue(element.value);
      return context.isIsolated(element.value) ? [firstStrongIsolate, value, popIsolate] : [value];
    }
    if (element.type === TYPE.number) return writeInWords(element.value, element.style);
    if (element.type === TYPE.plural && element.pluralType === "cardinal" && element.offset === 0)
      return writePlural(element);
    throw refuse(`{${element.value}} is not supported: use {name}, {name, plural, …} or {name, number, words}.`);
  }

  function getValue(name: string): MessagePart {
    const known = context.valueOf(name, place);
    if (typeof known === "number") return new Intl.NumberFormat(context.locale).format(known);
    if (known !== undefined) return known;
    addParameter(name);
    return [name];
  }

  function addParameter(name: string): "string" | "number" {
    const type = context.parameterType(name);
    if (type === undefined) throw refuse(`{${name}} is unknown: content/placeholders.ts lists the placeholders.`);
    parameters.add(name);
    return type;
  }

  function writeInWords(name: string, style: unknown): string {
    const known = context.valueOf(name, place);
    if ((style !== "words" && style !== "wordsAtStart") || typeof known !== "number")
      throw refuse(
        `{${name}, number, …} needs a number from content/placeholders.ts and the style words or wordsAtStart.`,
      );
    const words = context.numberWords[known] ?? new Intl.NumberFormat(context.locale).format(known);
    return style === "words" ? words : words.charAt(0).toLocaleUpperCase(context.locale) + words.slice(1);
  }

  function writePlural(element: Extract<MessageFormatElement, { type: typeof TYPE.plural }>): MessageData {
    const { value: name, options } = element;
    const rules = new Intl.PluralRules(context.locale);
    const known = context.valueOf(name, place);
    if (typeof known === "number") {
      const chosen = options[`=${known}`] ?? options[rules.select(known)] ?? options.other;
      return write(chosen?.value ?? [], name);
    }
    if (known !== undefined || addParameter(name) !== "number") throw refuse(`{${name}, plural, …} needs a number.`);
    // Counts are whole numbers, so categories only for fractions aren't needed.
    const categories = new Set([...Array.from({ length: 1_000 }, (_, count) => rules.select(count)), "other"]);
    // English, the fallback, may have fewer plural categories than the language.
    const isStandIn = isEnglishText(place) && !context.locale.startsWith("en");
    const missing = isStandIn ? undefined : [...categories].find((category) => !(category in options));
    if (missing) throw refuse(`{${name}, plural, …} has no “${missing}”, which ${context.locale} needs.`);
    const written = Object.entries(options)
      .filter(([key]) => categories.has(key) || key.startsWith("="))
      .map(([key, { value }]) => [key, write(value, name)] as const);
    return [[name, Object.fromEntries(written)]];
  }

  const data = write(parseMessage(text, place), "");
  return parameters.size > 0 ? { data, parameters: [...parameters].sort() } : data.join("");
}

export function findPlaceholders(text: string, place: SourceLocation): Set<string> {
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

export function parseMessage(text: string, place: SourceLocation): MessageFormatElement[] {
  try {
    return parse(text, { ignoreTag: true, requiresOtherClause: true });
  } catch (error) {
    const problem = error instanceof Error ? error.message.toLowerCase().replaceAll("_", " ") : String(error);
    throw new WordsError(place, `this is not a message in ICU syntax (${problem}): ${text}`);
  }
}

const [firstStrongIsolate, popIsolate] = ["\u2068", "\u2069"];
