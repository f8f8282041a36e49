import { once } from "node:events";
import { expect, onTestFinished, test, vi } from "vitest";
import { startSite } from "#scripts/start-site.ts";
import { secret, startReceiver } from "#server/deliveries/testing.ts";
import { temporaryFolder } from "@site/backend/testing";

/** Milliseconds. The site starts twice. */
const slow = 120_000;

test("a site killed between a message and its delivery sends it after the next start, under the same id", {
  timeout: slow,
}, async () => {
  const folder = temporaryFolder();
  const tried: string[] = [];
  let isDead = true;
  const receiver = await startReceiver((request) => {
    if (isDead) tried.push(String(request.headers["webhook-id"]));
    // Leaves the killed site's deliveries unanswered.
    return isDead;
  });
  const settings = {
    DATA_DIR: folder,
    WEBHOOK_URL: receiver.settings.url.href,
    WEBHOOK_SECRET: secret,
    WEBHOOK_ALLOW_PRIVATE: "on",
  };
  const start = async () => {
    const site = await startSite(settings);
    onTestFinished(() => site.stop());
    return site;
  };
  const killed = await start();
  const response = await fetch(`${killed.url}/rest/v1/chat_messages`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "ruth@marlow.example", message: "Do you open on Sundays?", page: "/" }),
  });
  expect(response.status).toBe(201);
  await vi.waitFor(() => expect(tried).toHaveLength(1), { timeout: 60_000 });
  killed.process.kill("SIGKILL");
  await once(killed.process, "exit");
  isDead = false;
  await start();
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 60_000 });
  expect(receiver.received).toMatchObject([
    { id: tried[0], event: { type: "chat_message.created", data: { message: "Do you open on Sundays?" } } },
  ]);
});
