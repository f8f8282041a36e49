import path from "node:path";
import { freePort } from "@site/testing/ports.ts";
import { photoHost } from "#content/photo-host.ts";
import { requirePackages } from "#scripts/debian.ts";
import { nginxAround, runProxy } from "#scripts/deploy/proxy.ts";
import { startSite } from "#scripts/start-site.ts";

export interface SiteAndPeer {
  /** URLs without a trailing slash. `peer` is set if the variable PEER names its folder. */
  site: string;
  peer?: string;
  /** Chromium flags that serve the stock photos locally, because measurements must not depend on another host. */
  photoFlags: readonly string[];
  stop(): Promise<void>;
}

/** Serves the site and the peer behind one nginx. Photos are gray placeholders of equal size. */
export async function startSiteAndPeer(): Promise<SiteAndPeer> {
  requirePackages("nginx-light", "openssl", "chromium");
  const folder = process.env.PEER && path.resolve(process.env.PEER);
  if (!folder) console.log("No peer to compare with: set PEER to the folder of another built site.");
  const site = await startSite({});
  const [peerPort, photoPort] = [await freePort(), await freePort()];
  const nginx = await runProxy("nginx", (own, port) =>
    nginxAround(
      own,
      `include /etc/nginx/mime.types; sendfile on;
      gzip on; gzip_types text/css text/javascript application/javascript image/svg+xml; gzip_proxied any;
      server { listen 127.0.0.1:${port}; location / {
        proxy_pass ${site.url}; proxy_http_version 1.1; proxy_set_header Host $host:$server_port; proxy_set_header Accept-Encoding "";
      } }
      server { listen 127.0.0.1:${photoPort} ssl; ssl_certificate ${own}/fullchain.pem; ssl_certificate_key ${own}/privkey.pem; location / {
        default_type image/svg+xml; add_header Cross-Origin-Resource-Policy cross-origin; add_header Cache-Control max-age=31536000;
        return 200 '<svg xmlns="http://www.w3.org/2000/svg" width="$arg_w" height="$arg_h"><rect width="100%" height="100%" fill="gray"/></svg>';
      } }
      ${folder ? `server { listen 127.0.0.1:${peerPort}; root ${folder}; }` : ""}`,
    ),
  );
  return {
    site: nginx.url.replace("https", "http"),
    ...(folder && { peer: `http://localhost:${peerPort}` }),
    photoFlags: [
      `--host-resolver-rules=MAP ${new URL(photoHost).host}:443 127.0.0.1:${photoPort}`,
      "--ignore-certificate-errors",
    ],
    async stop() {
      await nginx.stop();
      await site.stop();
    },
  };
}
