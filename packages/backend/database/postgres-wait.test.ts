import { connect, createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort, listen } from "@site/testing/ports.ts";
import { openDatabase } from "./open.ts";
import { createPostgresDatabase, storedCaseStudies } from "./testing.ts";
import { schema } from "../testing/site.ts";

function openWithWait(databaseUrl: string, maxWait: number, meanwhile = () => {}) {
  const messages: string[] = [];
  const onWait = (sentence: string): void => {
    messages.push(sentence);
    meanwhile();
  };
  const waiting = { maxWait, onWait };
  return { messages, opening: openDatabase({ schema, dataDirectory: "/nowhere", databaseUrl, waiting }) };
}

test("the start waits for a server that comes up later, and reports that once", async () => {
  const { url } = await createPostgresDatabase();
  const behind = new URL(url);
  const port = await freePort();
  const door = createServer((client) => {
    const server = connect(Number(behind.port), behind.hostname);
    client.pipe(server).pipe(client);
    for (const socket of [client, server]) socket.on("error", () => client.destroy());
  });
  const late = new URL(url);
  late.port = String(port);
  late.hostname = "127.0.0.1";
  const { messages, opening } = openWithWait(late.href, 30_000, () => void door.listen(port, "127.0.0.1"));
  const database = await opening;
  expect(await storedCaseStudies(database)).toHaveLength(12);
  expect(messages).toEqual([
    expect.stringMatching(
      /^The Postgres server of DATABASE_URL at .*: it can't be reached \(.*\): start it, or correct DATABASE_URL\. Trying again for 30 seconds\.$/,
    ),
  ]);
  await database.close();
  door.close();
});

test("waiting for a server that accepts connections but never answers ends after the time limit", async () => {
  const silent = createServer(() => undefined);
  const port = await listen(silent);
  const { opening } = openWithWait(`postgres://postgres@127.0.0.1:${port}/none`, 1_000);
  await expect(opening).rejects.toThrow(
    /^The Postgres server of DATABASE_URL at .*: it can't be reached \(.*\): start it, or correct DATABASE_URL\. The site waited 1 s\.$/,
  );
  silent.close();
});

test("an error from the server ends the start at once", async () => {
  const { url } = await createPostgresDatabase();
  const elsewhere = new URL(url);
  elsewhere.pathname = "/not-there";
  const unknownUserId = new URL(url);
  unknownUserId.username = "not_there";
  for (const refused of [elsewhere, unknownUserId]) {
    const { messages, opening } = openWithWait(refused.href, 3_600_000);
    await expect(opening).rejects.toThrow(
      /it refused the connection \(.*does not exist\): correct DATABASE_URL, or what it names on the server\.$/,
    );
    expect(messages).toEqual([]);
  }
});
