import { compress, type CachedResponse, createCachedResponse, tagOf } from "@site/http";
import { closedHeaders } from "./security-headers.ts";

/**
 * Holds a text that may differ at the next request; it is compressed again only then.
 * @param maxAge seconds for which browsers and proxies may keep it
 */
export function cacheText(
  contentType: string,
  compose: () => string | Promise<string>,
  maxAge = 60,
): () => Promise<CachedResponse> {
  const prepare = async (body: Buffer<ArrayBuffer>): Promise<CachedResponse> => {
    const headers = { ...closedHeaders, "Content-Type": contentType, "Cache-Control": `public, max-age=${maxAge}` };
    return createCachedResponse(200, tagOf(body), await compress(body, "quick"), headers);
  };
  let last = "";
  let cached: Promise<CachedResponse> | null = null;
  return async () => {
    const text = await compose();
    if (text !== last || cached === null) cached = prepare(Buffer.from(text));
    last = text;
    return cached;
  };
}
