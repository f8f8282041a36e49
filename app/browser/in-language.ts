import { prefix } from "#words/language.ts";

/** The path of a service that writes or redirects in the language of the page: a query names each but English. */
export const inLanguage = (path: string): string => (prefix === "" ? path : `${path}?language=${prefix.slice(1)}`);
