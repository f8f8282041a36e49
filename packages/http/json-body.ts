import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";

/** Why a body can't be read; each service words it for its own clients. */
export class BodyError extends Error {
  readonly reason: "too-large" | "content-type" | "encoding" | "syntax";
  /** The content type that was given. */
  readonly given: string;

  constructor(reason: BodyError["reason"], given = "") {
    super(`The request body can't be read: ${reason}.`);
    this.reason = reason;
    this.given = given;
  }
}

/** The status for each reason, where a service's clients expect no other. */
export const bodyErrorStatus = {
  "too-large": 413,
  "content-type": 415,
  encoding: 415,
  syntax: 400,
} as const satisfies Record<BodyError["reason"], number>;

/** Bytes of a body. */
export const maxBodyBytes = 64 * 1024;

/** Counts what arrives, because a chunked body declares no length. */
const limited = bodyLimit({
  maxSize: maxBodyBytes,
  onError: () => {
    throw new BodyError("too-large");
  },
});

const jsonType = /^application\/json *(?:; *charset="?utf-8"? *)?$/i;

/**
 * The bytes of a request's body.
 * @throws BodyError when there are too many, or they break off
 */
export async function readBytes(context: Context): Promise<ArrayBuffer> {
  let bytes = new ArrayBuffer(0);
  try {
    await limited(context, async () => {
      bytes = await context.req.arrayBuffer();
    });
  } catch (error) {
    throw error instanceof BodyError ? error : new BodyError("syntax");
  }
  return bytes;
}

/**
 * The JSON of a request; undefined for an empty body. The content type is required, because another site's form can't send this
 * type without a preflight.
 * @throws BodyError
 */
export async function readJsonBody(context: Context): Promise<unknown> {
  const bytes = await readBytes(context);
  if (bytes.byteLength === 0) return undefined;
  const type = context.req.header("content-type") ?? "";
  if (!jsonType.test(type)) throw new BodyError("content-type", type.slice(0, 100));
  if ((context.req.header("content-encoding") ?? "identity") !== "identity") throw new BodyError("encoding");
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new BodyError("syntax");
  }
}
