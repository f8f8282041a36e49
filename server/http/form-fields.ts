import type { Context } from "hono";
import { BodyError, readBytes } from "@site/http";

const formType = /^application\/x-www-form-urlencoded *(?:; *charset="?utf-8"? *)?$/i;

/**
 * The fields of a plain form; a field that is sent twice, which two readers could understand differently, is an error.
 * @throws BodyError
 */
export async function readFormFields(context: Context): Promise<ReadonlyMap<string, string>> {
  const bytes = await readBytes(context);
  const type = context.req.header("content-type") ?? "";
  if (!formType.test(type)) throw new BodyError("content-type", type.slice(0, 100));
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new BodyError("syntax");
  }
  const sent = new URLSearchParams(text);
  const fields = new Map(sent);
  if (fields.size < sent.size) throw new BodyError("syntax");
  return fields;
}
