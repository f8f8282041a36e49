import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";

/** Fits the longest case study in any script. */
const maxFormBytes = 512 * 1024;

/** Allowed only after log-in. Fits a CSV file of a few thousand records, which the preview returns in base64. */
export const maxFileFormBytes = 4 * 1024 * 1024;

export interface DeskForm {
  /** Line breaks are `\n`. Empty if the field is missing. */
  text(name: string): string;
  file(name: string): Promise<Uint8Array | null>;
}

/** A form with another content type or an invalid body has no fields. @throws HTTPException 413 */
export async function readDeskForm(context: Context, maxSize = maxFormBytes): Promise<DeskForm> {
  let fields: Record<string, string | File> = {};
  const tooLarge = `The form is too large: ${maxSize / 1024} KB can be sent at most. Nothing was saved.`;
  const refuse = () => Promise.reject(new HTTPException(413, { message: tooLarge }));
  await bodyLimit({ maxSize, onError: refuse })(context, async () => {
    fields = await context.req.parseBody();
  }).catch((error: unknown) => {
    if (error instanceof HTTPException) throw error;
  });
  return {
    text(name) {
      const value = fields[name];
      return typeof value === "string" ? value.replaceAll(/\r\n?/g, "\n") : "";
    },
    async file(name) {
      const value = fields[name];
      return value instanceof File && value.size > 0 ? new Uint8Array(await value.arrayBuffer()) : null;
    },
  };
}
