import { createServer, isIPv6, type LookupFunction } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { listen } from "@site/testing/ports.ts";
import { nonPublicAddresses } from "./public-addresses.ts";
import { startReceiver } from "./testing.ts";
import { createWebhookSender } from "./webhook-sender.ts";

const message = { id: "0b9e7a54-64a3-4a57-9a4d-0a8f2f1d0001", body: '{"type":"test","text":"ü"}' };
const now = () => new Date();

describe("a webhook", () => {
  test("has a signature that Standard Webhooks' library verifies, with the delivery's id", async () => {
    const { settings, received } = await startReceiver();
    await createWebhookSender(settings, { now })(message);
    expect(received).toEqual([{ id: message.id, event: JSON.parse(message.body) }]);
  });

  test.each([
    [500, "the receiver answered 500"],
    [404, "the receiver answered 404"],
    [302, "the receiver answered 302, and no redirect is followed"],
    [307, "the receiver answered 307, and no redirect is followed"],
  ])("fails on status %d: %s", async (status, reason) => {
    const other = await startReceiver();
    const { settings } = await startReceiver((_request, response) => {
      response.writeHead(status, { Location: other.settings.url.href }).end();
      return true;
    });
    await expect(createWebhookSender(settings, { now })(message)).rejects.toThrow(new RegExp(`^${reason}$`));
    expect(other.received).toEqual([]);
  });

  test("ignores the response body, whatever its length", async () => {
    const cut = Promise.withResolvers<void>();
    const { settings } = await startReceiver((_request, response) => {
      response.writeHead(200);
      const write = () => response.write("x".repeat(65_536));
      response.on("drain", write).once("close", () => cut.resolve());
      write();
      return true;
    });
    await createWebhookSender(settings, { now })(message);
    await cut.promise;
    expect(settings.allowPrivate).toBe(true);
  });

  test("fails after ten seconds in total, so a slow or missing response doesn't block", async () => {
    const silent = createServer(() => undefined);
    const port = await listen(silent);
    onTestFinished(() => void silent.close());
    const slow = await startReceiver((_request, response) => {
      response.socket?.write("HTTP/1.1 200 O");
      const writing = setInterval(() => response.socket?.write("K"), 20);
      response.socket?.once("close", () => clearInterval(writing));
      return true;
    });
    for (const url of [
      slow.settings.url,
      new URL(`http://127.0.0.1:${port}/`),
      new URL(`https://127.0.0.1:${port}/`),
    ]) {
      const send = createWebhookSender({ ...slow.settings, url }, { now, timeout: 300 });
      await expect(send(message)).rejects.toThrow("the receiver did not answer in time");
    }
  });

  test("fails without a receiver, and the reason doesn't repeat the address", async () => {
    const { settings, close } = await startReceiver();
    await close();
    await expect(createWebhookSender(settings, { now })(message)).rejects.toThrow(
      /^the receiver can't be reached \(ECONNREFUSED\)$/,
    );
  });
});

const words = (text: string): string[] => text.split(/\s+/);

describe("a webhook goes only to public addresses", () => {
  const refusal = "the receiver's address is not public";

  test.each(["http", "https"])(
    "%s: neither by address nor by a DNS name, even if its answer changes",
    async (scheme) => {
      const reached: string[] = [];
      const { settings, port, server } = await startReceiver();
      server.on("connection", () => reached.push(scheme));
      const answers = ["127.0.0.1", "::ffff:127.0.0.1", "::1", "64:ff9b::7f00:1"];
      const lookup: LookupFunction = (_name, { all }, done) => {
        const address = answers.shift() ?? "";
        const family = isIPv6(address) ? 6 : 4;
        if (all) done(null, [{ address, family }]);
        else done(null, address, family);
      };
      const hosts = ["127.0.0.1", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]", "localhost"];
      for (const host of hosts) {
        const url = new URL(`${scheme}://${host}:${port}/`);
        const send = createWebhookSender({ ...settings, url, allowPrivate: false }, { now });
        await expect(send(message), host).rejects.toThrow(refusal);
      }
      while (answers.length > 0) {
        const url = new URL(`${scheme}://receiver.example:${port}/`);
        const send = createWebhookSender({ ...settings, url, allowPrivate: false }, { now, lookup });
        await expect(send(message)).rejects.toThrow(refusal);
      }
      expect(reached).toEqual([]);
    },
  );

  test.each(
    words(`0.0.0.0 10.1.2.3 100.64.0.1 127.255.255.254 169.254.169.254 172.31.255.255 192.168.1.1 198.18.0.1
      224.0.0.1 255.255.255.255 :: ::1 ::ffff:10.0.0.1 ::ffff:0:10.0.0.1 ::10.0.0.1 64:ff9b::a00:1
      64:ff9b:1::a00:1 100::1 2001::1 2001:db8::1 2002:a00:1::1 3fff::1 5f00::1 fc00::1 fd12:3456::1
      fe80::1 fec0::1 ff02::1`),
  )("%s is not public", (address) => {
    expect(nonPublicAddresses.check(address, isIPv6(address) ? "ipv6" : "ipv4")).toBe(true);
  });

  test.each(
    words(`1.1.1.1 8.8.8.8 172.32.0.1 100.128.0.1 223.255.255.255 ::ffff:8.8.8.8 2606:4700::1111 2a00:1450::1`),
  )("%s is one", (address) => {
    expect(nonPublicAddresses.check(address, isIPv6(address) ? "ipv6" : "ipv4")).toBe(false);
  });
});
