import * as v from "valibot";
import type { Languages } from "./server-words.ts";

export const inKnownLanguage = <Entries extends v.ObjectEntries>(
  message: v.ObjectSchema<Entries, undefined>,
  { known }: Languages,
) => v.object({ ...message.entries, language: v.pipe(v.nullish(v.string()), v.transform(known)) });
