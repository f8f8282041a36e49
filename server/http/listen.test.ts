import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { explainListenError, ListenError, type Listening } from "./listen.ts";
import { listen } from "@site/testing/ports.ts";

/** The error of a real server for this port and host. */
async function refusalOf({ port, host }: Listening): Promise<Error> {
  const server = createServer().listen(port, host);
  const [error] = await once(server, "error", { signal: AbortSignal.timeout(10_000) });
  return error;
}

test("a taken port is named with the setting that chose it", async () => {
  const taken = createServer();
  const port = await listen(taken);
  for (const portSetting of ["PORT", "METRICS_PORT"] as const) {
    const listening = { port, portSetting, host: "127.0.0.1" };
    expect(explainListenError(await refusalOf(listening), listening)).toEqual(
      new ListenError(
        `Port ${port} of 127.0.0.1 is taken by another program: stop that one, or set ${portSetting} to another port.`,
      ),
    );
  }
  taken.close();
});

test("an address of another machine is reported by its setting", async () => {
  const listening: Listening = { port: 0, portSetting: "PORT", host: "203.0.113.7" };
  const { message } = explainListenError(await refusalOf(listening), listening);
  expect(message).toMatch(/^HOST is 203\.0\.113\.7, but this machine has no such address: set it to one that it has/);
});

test.each([
  ["EACCES", "Port 80 of larkpost.test takes a right that this user does not have: set PORT to a port from 1024 on"],
  ["ENOTFOUND", "HOST is larkpost.test, but no such name can be resolved"],
  ["EAI_AGAIN", "HOST is larkpost.test, but no such name can be resolved"],
  ["EAFNOSUPPORT", "HOST is larkpost.test, but this machine has no such address"],
])("%s is reported in a sentence", (code, sentence) => {
  const error = Object.assign(new Error("listen"), { code });
  const explained = explainListenError(error, { port: 80, portSetting: "PORT", host: "larkpost.test" });
  expect(explained).toBeInstanceOf(ListenError);
  expect(explained.message).toContain(sentence);
});

test("every other error stays as it is", () => {
  const error = Object.assign(new Error("accept"), { code: "EMFILE" });
  expect(explainListenError(error, { port: 80, portSetting: "PORT", host: "127.0.0.1" })).toBe(error);
});
