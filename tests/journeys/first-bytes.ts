import { get } from "node:http";
import { brotliDecompressSync, constants } from "node:zlib";
import { endOfFirstScreen } from "#server/pages/first-screen.ts";

/**
 * Bytes of an answer, its head included, after which a browser has the whole first screen of the page and its styles. Of the page in
 * brotli, as the server holds it.
 */
export async function bytesOfFirstScreen(address: string): Promise<number> {
  const { head, body } = await fetchCompressed(address);
  const end = endOfFirstScreen(decode(body));
  let tooFew = 0;
  let enough = body.length;
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (decode(body.subarray(0, middle)).length >= end) enough = middle;
    else tooFew = middle;
  }
  return head + enough;
}

/** What can be read of a body, or of the beginning of one. */
function decode(compressed: Buffer): string {
  return brotliDecompressSync(compressed, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
}

function fetchCompressed(address: string): Promise<{ head: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const request = get(address, { headers: { "accept-encoding": "br" } }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("end", () => {
        // Each line is a name, a colon, a blank, a value and two characters that end it; an empty one ends the head.
        const lines = response.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
        resolve({ head: "HTTP/1.1 200 OK\r\n\r\n".length + lines, body: Buffer.concat(pieces) });
      });
    });
    request.on("error", reject);
  });
}
