import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { SettingsError } from "../settings/settings.ts";
import { explainListenError, inheritedSocket, ListenError, type Listening } from "./listen.ts";
import { listen } from "@site/testing/ports.ts";

async function getRefusal({ port, host }: Listening): Promise<Error> {
  const server = createServer().listen(port, host);
  const [error] = await once(server, "error", { signal: AbortSignal.timeout(10_000) });
  return error;
}

test("a port in use is reported with the setting that chose it", async () => {
  const taken = createServer();
  const port = await listen(taken);
  for (const portSetting of ["PORT", "METRICS_PORT"] as const) {
    const listening = { port, portSetting, host: "127.0.0.1" };
    expect(explainListenError(await getRefusal(listening), listening)).toEqual(
      new ListenError(
        `Port ${port} of 127.0.0.1 is in use by another program: stop it, or set ${portSetting} to another port.`,
      ),
    );
  }
  taken.close();
});

test("an address of another machine is reported by its setting", async () => {
  const listening: Listening = { port: 0, portSetting: "PORT", host: "203.0.113.7" };
  const { message } = explainListenError(await getRefusal(listening), listening);
  expect(message).toMatch(
    /^HOST is 203\.0\.113\.7, but this machine has no such address: set it to an address of this machine/,
  );
});

test.each([
  ["EACCES", "This user may not listen on port 80 of site.test: set PORT to a port from 1024 on"],
  ["ENOTFOUND", "HOST is site.test, but that name can't be resolved"],
  ["EAI_AGAIN", "HOST is site.test, but that name can't be resolved"],
  ["EAFNOSUPPORT", "HOST is site.test, but this machine has no such address"],
])("%s is reported in a sentence", (code, sentence) => {
  const error = Object.assign(new Error("listen"), { code });
  const explained = explainListenError(error, { port: 80, portSetting: "PORT", host: "site.test" });
  expect(explained).toBeInstanceOf(ListenError);
  expect(explained.message).toContain(sentence);
});

test("every other error is unchanged", () => {
  const error = Object.assign(new Error("accept"), { code: "EMFILE" });
  expect(explainListenError(error, { port: 80, portSetting: "PORT", host: "127.0.0.1" })).toBe(error);
});

test("a socket is taken only by the process it is meant for, and only a single one", () => {
  expect(inheritedSocket({}, 7)).toBeNull();
  expect(inheritedSocket({ LISTEN_FDS: "1", LISTEN_PID: "8" }, 7)).toBeNull();
  expect(inheritedSocket({ LISTEN_FDS: "1", LISTEN_PID: "7" }, 7)).toEqual({ fd: 3 });
  expect(() => inheritedSocket({ LISTEN_FDS: "2", LISTEN_PID: "7" }, 7)).toThrow(SettingsError);
});

/** Serves on an inherited socket and exits after its first request. */
const program = `
  import { createServer } from "node:http";
  import { inheritedSocket } from ${JSON.stringify(new URL("./listen.ts", import.meta.url).href)};
  createServer((_request, response) => response.end(String(process.pid), () => process.exit()))
    .listen(inheritedSocket(process.env, process.pid), () => console.log(process.pid));`;

const supervisor = `while read line; do sh -c 'LISTEN_PID=$$ exec "$@"' sh "$@"; echo ended; done`;

test("a client that connects during a restart waits for the next process", async () => {
  const made = createServer();
  const port = await listen(made);
  // Node has no public API for a listening socket that doesn't accept, so the shell keeps it open.
  const { fd } = Reflect.get(made, "_handle") as { fd: number };
  const words = [process.execPath, "--input-type=module", "-e", program];
  const shell = spawn("sh", ["-c", supervisor, "supervisor", ...words], {
    stdio: ["pipe", "pipe", "inherit", fd],
    env: { ...process.env, LISTEN_FDS: "1" },
  });
  made.close();
  const { stdin, stdout } = shell;
  if (!stdin || !stdout) throw new Error("The shell has pipes.");
  const lines = createInterface(stdout)[Symbol.asyncIterator]();
  const next = async (): Promise<string> => String((await lines.next()).value);

  for (const life of ["first", "second"]) {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    stdin.write("\n");
    const pid = await next();
    const [answer] = await once(socket, "data");
    expect([life, String(answer).endsWith(pid)]).toEqual([life, true]);
    expect(await next()).toBe("ended");
  }
  stdin.end();
  await once(shell, "exit");
});
