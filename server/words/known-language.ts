import * as v from "valibot";
import type { Languages } from "./server-words.ts";

/** Stores null for a language that the site does not have. */
export const inKnownLanguage = <Entries extends v.ObjectEntries>(
  message: v.ObjectSchema<Entries, undefined>,
  { known }: Languages,
) => v.object({ ...message.entries, language: v.pipe(v.nullish(v.string()), v.transform(known)) });
