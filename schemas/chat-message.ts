import * as v from "valibot";
import { emailAddress, type FieldProblem, pageLanguage, writtenText } from "./fields.ts";

/** In characters. The table `chat_messages` has the same limit. */
export const chatMaxLength = 2000;

const page: FieldProblem = "page";

export const chatMessage = v.object({
  email: emailAddress,
  message: writtenText(chatMaxLength),
  /** Path of the page where it was written. */
  page: v.nullish(v.pipe(v.string(page), v.maxLength(200, page), v.regex(/^\/[^\s\p{Cc}]*$/u, page))),
  language: pageLanguage,
});
