import { limits } from "./query-limits.ts";
import { RestError } from "./rest-error.ts";

function invalid(message: string): RestError {
  return new RestError(400, "PGRST102", message);
}

/** Counts what arrives, since a chunked body declares no length and a declared one may lie. */
async function bytesOf(request: Request): Promise<Uint8Array> {
  const tooLarge = new RestError(413, "PGRST102", `A request body may have ${limits.body} bytes`);
  if (Number(request.headers.get("content-length") ?? 0) > limits.body) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limits.body) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * The JSON of a request. The content type must be named: a page of another site can't send this one unasked.
 * @throws RestError for another content type, a body too large or compressed, broken UTF-8 or broken JSON
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json *(?:; *charset="?utf-8"? *)?$/i.test(type)) {
    throw invalid(`Content-Type not acceptable: ${type.slice(0, 100) || "none"}`);
  }
  if ((request.headers.get("content-encoding") ?? "identity") !== "identity") {
    throw new RestError(415, "PGRST102", "Compressed request bodies are not accepted");
  }
  const bytes = await bytesOf(request);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw invalid("Empty or invalid json");
  }
}
