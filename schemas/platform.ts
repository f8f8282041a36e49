import * as v from "valibot";
import { recordId, recordLink, recordText } from "./record-fields.ts";

/** A platform of the directory by the names of its columns. The table checks the same. */
export const platform = v.object({
  id: recordId,
  platform_name: recordText(120),
  homepage_url: recordLink,
});
