import * as v from "valibot";
import { emailAddress, pageLanguage, writtenLine, writtenText } from "./fields.ts";

/** In characters. The table `contact_messages` has the same limits. */
export const contactMaxLength = { name: 100, business: 120, message: 4000 } as const;

export const contactMessage = v.object({
  name: writtenLine(contactMaxLength.name),
  business: writtenLine(contactMaxLength.business),
  email: emailAddress,
  message: writtenText(contactMaxLength.message),
  language: pageLanguage,
});
