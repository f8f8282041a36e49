import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";

/** Bytes: the longest case study in any script, or a file of a few thousand platforms. */
export const maxFormBytes = 512 * 1024;

export interface DeskForm {
  /** Line breaks are `\n`; empty without such a field. */
  text(name: string): string;
  /** Null without a chosen file. */
  file(name: string): Promise<Uint8Array | null>;
}

const limited = bodyLimit({ maxSize: maxFormBytes });

/** Any other body, or a broken one, has no fields. @throws HTTPException 413 */
export async function readDeskForm(context: Context): Promise<DeskForm> {
  let fields: Record<string, string | File> = {};
  await limited(context, async () => {
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
