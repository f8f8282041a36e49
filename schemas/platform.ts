import * as v from "valibot";
import { recordId, recordLink, recordText } from "./record-fields.ts";

/** Columns of the table, which has the same checks. */
export const platform = v.object({
  id: recordId,
  platform_name: recordText(120),
  homepage_url: recordLink,
});
