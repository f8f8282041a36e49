import { spawn } from "node:child_process";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "@site/testing/ports.ts";
import { secret } from "./testing.ts";
import { createWebhookSender } from "./webhook-sender.ts";

const example = "docs/examples/webhook-receiver.mjs";

test("the documented receiver accepts an event once, and none with another secret", async () => {
  const port = await freePort();
  const receiver = spawn(process.execPath, [example], {
    env: { PATH: process.env.PATH, PORT: String(port), WEBHOOK_SECRET: secret },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void receiver.kill());
  let output = "";
  receiver.stdout.on("data", (chunk) => {
    output += chunk;
  });
  const settings = { url: new URL(`http://127.0.0.1:${port}/`), secret, allowPrivate: true };
  const send = createWebhookSender(settings, { now: () => new Date() });
  const message = { id: "one", body: JSON.stringify({ type: "chat_message.created", data: { id: 1, message: "Hi" } }) };
  await vi.waitFor(() => send(message), { timeout: 20_000 });
  await send(message);
  await send({ ...message, id: "two" });
  const line = 'chat_message.created {"id":1,"message":"Hi"}\n';
  await expect.poll(() => output).toBe(line.repeat(2));
  const other = createWebhookSender({ ...settings, secret: `whsec_${"A".repeat(32)}` }, { now: () => new Date() });
  await expect(other(message)).rejects.toThrow("the receiver answered 400");
});
