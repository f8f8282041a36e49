import * as v from "valibot";
import { emailAddress, type FieldProblem, pageLanguage, writtenText } from "./fields.ts";

/** Characters; the table `chat_messages` checks the same. */
export const chatMaxLength = 2000;

const page: FieldProblem = "page";

export const chatMessage = v.object({
  email: emailAddress,
  message: writtenText(chatMaxLength),
  /** Path of the page it was left on. */
  page: v.nullish(v.pipe(v.string(page), v.maxLength(200, page), v.regex(/^\/\S*$/, page))),
  language: pageLanguage,
});
