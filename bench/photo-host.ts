import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import path from "node:path";
import { photoHost } from "#content/photo-host.ts";
import { freePort } from "@site/testing/ports.ts";
import { requirePackages } from "#scripts/debian.ts";
import { makeCertificate } from "#scripts/deploy/proxy.ts";

export interface PhotoHost {
  /** Chromium's flags for fetching the stock photos from here. */
  flags: string[];
  stop(): void;
}

/** Stands in for the host of the stock photos, which a bench must not depend on. It sends a gray picture of the requested size. */
export async function startPhotoHost(): Promise<PhotoHost> {
  requirePackages("openssl");
  const { host } = new URL(photoHost);
  const folder = mkdtempSync(path.join(tmpdir(), "larkpost-bench-photos-"));
  makeCertificate(folder, host);
  const [key, cert] = ["privkey.pem", "fullchain.pem"].map((name) => readFileSync(path.join(folder, name)));
  const server = createServer({ key, cert }, (request, answer) => {
    const query = new URL(request.url ?? "/", photoHost).searchParams;
    const [width, height] = [Number(query.get("w")) || 800, Number(query.get("h")) || 600];
    answer.writeHead(200, {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=31536000",
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
    answer.end(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#889"/></svg>`,
    );
  });
  rmSync(folder, { recursive: true, force: true });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    flags: [`--host-resolver-rules=MAP ${host}:443 127.0.0.1:${port}`, "--ignore-certificate-errors"],
    stop: () => server.close(),
  };
}
