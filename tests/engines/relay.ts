import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy in front of the site with which a test holds back scripts, in the same way for every engine. */
export interface Relay {
  url: string;
  /** The violations of the content security policy that engines reported. */
  readonly violations: readonly string[];
  /** Keeps every request for a script waiting until `release`. */
  holdScripts(): void;
  release(): void;
  /** After this call documents get a policy under which an engine runs no script, as if the visitor had disabled scripts. */
  switchScriptsOff(): void;
  close(): Promise<void>;
}

const reportPath = "/-/violations";

export async function startRelay(site: string): Promise<Relay> {
  const violations: string[] = [];
  let held = Promise.resolve();
  let release = () => {};
  let addition = `; report-uri ${reportPath}`;

  const relay = async (from: IncomingMessage, to: ServerResponse) => {
    if (from.url === reportPath) {
      violations.push(Buffer.concat(await from.toArray()).toString());
      to.writeHead(204).end();
      return;
    }
    if (/^\/assets\/.*\.js$/.test(from.url ?? "")) await held;
    const onward = request(new URL(from.url ?? "/", site), { method: from.method, headers: from.headers }, (answer) => {
      const policy = answer.headers["content-security-policy"];
      if (policy) answer.headers["content-security-policy"] = policy + addition;
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    onward.on("error", () => to.destroy());
    from.pipe(onward);
  };

  const server = createServer((from, to) => void relay(from, to));
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    violations,
    holdScripts() {
      ({ promise: held, resolve: release } = Promise.withResolvers<void>());
    },
    release: () => release(),
    switchScriptsOff() {
      addition = "; sandbox allow-same-origin allow-forms allow-popups allow-top-navigation";
    },
    close() {
      release();
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
