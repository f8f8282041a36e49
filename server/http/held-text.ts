import { compress, type HeldResponse, holdResponse, tagOf } from "@site/http";
import { closedHeaders } from "./security-headers.ts";

/**
 * Holds a text that may differ at the next request; it is compressed again only then.
 * @param maxAge seconds for which browsers and proxies may keep it
 */
export function holdText(
  contentType: string,
  compose: () => string | Promise<string>,
  maxAge = 60,
): () => Promise<HeldResponse> {
  const hold = async (body: Buffer<ArrayBuffer>): Promise<HeldResponse> => {
    const headers = { ...closedHeaders, "Content-Type": contentType, "Cache-Control": `public, max-age=${maxAge}` };
    return holdResponse(200, tagOf(body), await compress(body, "quick"), headers);
  };
  let last = "";
  let held: Promise<HeldResponse> | null = null;
  return async () => {
    const text = await compose();
    if (text !== last || held === null) held = hold(Buffer.from(text));
    last = text;
    return held;
  };
}
