import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { createForwardedCheck, nodeClientIp } from "./request.ts";

function requestWith(forwardedFor?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: "::ffff:192.0.2.1" });
  const request = new IncomingMessage(socket);
  if (forwardedFor !== undefined) request.headers["x-forwarded-for"] = forwardedFor;
  return request;
}

test.each([
  [0, "198.51.100.7", "192.0.2.1"],
  [1, "6.6.6.6, 198.51.100.7", "198.51.100.7"],
  [2, "6.6.6.6, 198.51.100.7, 192.0.2.9", "198.51.100.7"],
  [2, "198.51.100.7", "192.0.2.1"],
  [1, "'; drop table users", "192.0.2.1"],
])("S7.6 behind %i proxies that send %j the address is %s, which can't be forged", (proxies, header, address) => {
  expect(nodeClientIp(requestWith(header), proxies)).toBe(address);
});

test("S7.6 a proxy may add a port or brackets to the address", () => {
  const written = {
    "203.0.113.9": "203.0.113.9",
    "203.0.113.9:50123": "203.0.113.9",
    "[2001:db8::7]": "2001:db8::7",
    "[2001:db8::7]:50123": "2001:db8::7",
    "2001:db8::7": "2001:db8::7",
    unknown: "192.0.2.1",
    "203.0.113.9:x": "192.0.2.1",
  };
  for (const [entry, address] of Object.entries(written)) {
    expect([entry, nodeClientIp(requestWith(`10.0.0.1, ${entry}`), 1)]).toEqual([entry, address]);
  }
});

test("S7.6 a proxy that sends no address is reported once", () => {
  const warn = vi.fn<(fields: object, message: string) => void>();
  const check = createForwardedCheck(2, { warn });
  for (const fine of [undefined, "10.0.0.1, 203.0.113.9", "203.0.113.9:1, 10.0.0.2"]) check(requestWith(fine));
  expect(warn).not.toHaveBeenCalled();
  for (const wrong of ["203.0.113.9", "unknown, 10.0.0.2", "unknown, 10.0.0.2"]) check(requestWith(wrong));
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { trustedProxyCount: 2 },
    expect.stringContaining("TRUSTED_PROXY_COUNT"),
  );
  const direct = createForwardedCheck(0, { warn });
  direct(requestWith("unknown"));
  expect(warn).toHaveBeenCalledOnce();
});
