import { expect, test } from "vitest";
import { describeOnEachDatabase, freshEmail, leaveMessage, startTestService } from "@site/backend/testing";
import { answerMaxLength, answerMessage, readThread } from "./answers.ts";
import { ownData } from "../privacy/receipt.ts";
import type { Tables } from "../database/tables.ts";

const hostile = "<img src=x onerror=alert(1)>\u202e\n=cmd|' /C calc'!A0";

describeOnEachDatabase("D16 the team's answers", (database) => {
  const db = () => database().db.withTables<Tables>();

  test.each(["chat_messages", "contact_messages"] as const)(
    "an answer to %s is stored with its email, and its thread notified",
    async (table) => {
      const messageId = await leaveMessage(database(), table, { message: hostile });
      expect(await readThread(database(), messageId)).toMatchObject([
        { from: "visitor", messageId, email: "ruth@marlow.example", text: hostile },
      ]);
      const awaited = new Set(["notifications.deliveries", "threads.answers"]);
      const change = new Promise<void>((resolve) => {
        const stop = database().onChange((name, subject = "") => {
          if (name !== "threads.answers" || /^\d+$/.test(subject)) awaited.delete(name);
          if (awaited.size > 0) return;
          stop();
          resolve();
        });
      });
      const { id } = await answerMessage(database(), { messageId, text: `  ${hostile} `, operatorName: "Inès" });
      await answerMessage(database(), { messageId, text: "And one more.", operatorName: "Jonas" });
      await change;
      const delivery = { state: "pending", reason: null };
      expect(await readThread(database(), messageId)).toMatchObject([
        { from: "visitor", text: hostile },
        { from: "team", id, operatorName: "Inès", text: hostile, delivery },
        { from: "team", operatorName: "Jonas", text: "And one more.", delivery },
      ]);
      const stored = db().selectFrom("notifications.deliveries").select(["channel", "event"]);
      expect(await stored.where("subject", "=", id).execute()).toEqual([{ channel: "visitor_email", event: "answer" }]);
    },
  );

  test("concurrent answers share one thread and have distinct positions", async () => {
    const messageId = await leaveMessage(database(), "chat_messages", { message: "Two at once" });
    const words = ["one", "two", "three", "four"];
    await Promise.all(words.map((text) => answerMessage(database(), { messageId, text, operatorName: "Jonas" })));
    const entries = await readThread(database(), messageId);
    expect(
      entries
        .slice(1)
        .map(({ text }) => text)
        .sort(),
    ).toEqual(words.sort());
    const positions = await db()
      .selectFrom("threads.answers")
      .innerJoin("threads.messages", "threads.messages.id", "message_id")
      .select("position")
      .where("chat_message_id", "=", messageId.id)
      .orderBy("position")
      .execute();
    expect(positions.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  });

  test.each([
    ["required", " \n "],
    ["tooLong", "x".repeat(answerMaxLength.text + 1)],
    ["characters", "a\u0000b"],
  ])("an invalid answer (%s) is not stored", async (problem, text) => {
    const messageId = await leaveMessage(database(), "chat_messages", { message: "No answer" });
    const answering = answerMessage(database(), { messageId, text, operatorName: "Jonas" });
    await expect(answering).rejects.toMatchObject({ problem });
    expect(await readThread(database(), messageId)).toHaveLength(1);
  });

  test("deleting a message deletes its thread and answers, and it can't be answered", async () => {
    const messageId = await leaveMessage(database(), "contact_messages", { message: "To be deleted" });
    const before = await db().selectFrom("threads.threads").select("id").execute();
    await answerMessage(database(), { messageId, text: "Yes", operatorName: "Jonas" });
    await db().deleteFrom("contact_messages").where("id", "=", messageId.id).execute();
    expect(await readThread(database(), messageId)).toEqual([]);
    expect(await db().selectFrom("threads.threads").select("id").execute()).toEqual(before);
    const answering = answerMessage(database(), { messageId, text: "Late", operatorName: "Jonas" });
    await expect(answering).rejects.toMatchObject({ problem: "gone" });
  });

  test("P6 an account's data includes the answers to its messages, and nobody else's", async () => {
    const service = startTestService(database(), { ownData });
    const email = freshEmail();
    const { session } = await service.signedIn({ email });
    await service.follow(service.mailTo(email).link);
    const headers = { Authorization: `Bearer ${session.access_token}` };
    const [chat, contact] = [
      await leaveMessage(database(), "chat_messages", { message: "Mine", email: email.toUpperCase() }),
      await leaveMessage(database(), "contact_messages", { message: "Mine too", email }),
    ];
    await leaveMessage(database(), "chat_messages", { message: "Without an answer", email });
    const other = await leaveMessage(database(), "chat_messages", { message: "Of somebody else" });
    for (const [messageId, text] of [
      [chat, hostile],
      [chat, "And one more."],
      [contact, "By email."],
      [other, "Not theirs."],
    ] as const) {
      await answerMessage(database(), { messageId, text, operatorName: "Inès" });
    }
    const { messages } = await (await service.request("/larkpost/my-data", { headers })).json();
    const answer = (text: string) => ({ name: "Inès", text, created_at: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(messages.chat).toMatchObject([
      { message: "Mine", answers: [answer(hostile), answer("And one more.")] },
      { message: "Without an answer", answers: [] },
    ]);
    expect(messages.contact).toMatchObject([{ message: "Mine too", answers: [answer("By email.")] }]);
    expect(JSON.stringify(messages)).not.toContain("Not theirs.");
  });
});
