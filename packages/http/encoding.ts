import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** One body in every encoding. */
export interface Variants {
  identity: Buffer<ArrayBuffer>;
  br: Buffer<ArrayBuffer> | null;
  gzip: Buffer<ArrayBuffer> | null;
}

const efforts = { quick: { brotli: 4, gzip: 5 }, best: { brotli: 11, gzip: 9 } };

/** Compresses a body: `quick` takes a few milliseconds for a page, `best` a tenth of a second and saves a fifth more. */
export async function compress(body: Buffer<ArrayBuffer>, effort: keyof typeof efforts): Promise<Variants> {
  const { brotli: quality, gzip: level } = efforts[effort];
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gz] = await Promise.all([brotli(body, { params }), gzipped(body, { level })]);
  return { identity: body, br, gzip: gz };
}

/** The best available encoding that the client accepts (RFC 9110, section 12.5.3). */
export function chooseEncoding(acceptEncoding: string | undefined, variants: Variants): Encoding {
  if (!acceptEncoding) return "identity";
  const accepted = parseAcceptEncoding(acceptEncoding);
  const takes = (name: string): boolean => (accepted.get(name) ?? accepted.get("*") ?? 0) > 0;
  if (variants.br && takes("br")) return "br";
  if (variants.gzip && takes("gzip")) return "gzip";
  return "identity";
}

const parsedHeaders = new LRUCache<string, Map<string, number>>({ max: 200 });

/** Few values occur, so each is parsed once; the bound keeps a hostile client from filling the memory. */
function parseAcceptEncoding(header: string): Map<string, number> {
  const known = parsedHeaders.peek(header);
  if (known) return known;
  const parsed = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    if (name) parsed.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  parsedHeaders.set(header, parsed);
  return parsed;
}
