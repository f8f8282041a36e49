import * as v from "valibot";
import { recordId, recordLink, recordText, recordTime } from "./record-fields.ts";

/** Columns of the table, which has the same checks. The specification misspells two names. */
export const caseStudy = v.object({
  id: recordId,
  brand_name: recordText(120),
  industry_type: recordText(80),
  company_introduciton: recordText(4000),
  brand_position: recordText(4000),
  callboration: recordText(4000),
  marketing_strategy: recordText(4000),
  key_results: recordText(4000),
  project_link: recordLink,
  created_at: recordTime,
});
