import { expect } from "vitest";
import { describeAccounts, freshEmail, goodPassword, startTestService } from "./testing.ts";

describeAccounts("mailbox addresses", (test, database) => {
  test("S7.3 an address that could inject an email header is refused, and no email is written", async ({ service }) => {
    const client = service.client();
    for (const added of ["\r\nBcc: all@shop.example", "\nSubject: x", ",all@shop.example", "> <all@shop.example"]) {
      const email = freshEmail() + added;
      for (const { error } of [
        await client.signUp({ email, password: goodPassword }),
        await client.resetPasswordForEmail(email),
        await client.signInWithOtp({ email }),
        await client.resend({ type: "signup", email }),
      ]) {
        expect([added, error]).toMatchObject([added, { status: 400, code: "validation_failed" }]);
      }
    }
    expect(service.sentMail).toEqual([]);
  });

  test("S7.6 requests that send email take a minimum time, with or without an account", async () => {
    const answerFloor = 150;
    const service = startTestService(database(), { answerFloor });
    const known = freshEmail();
    await service.client().signUp({ email: known, password: goodPassword });
    for (const email of [known, freshEmail()]) {
      for (const path of ["/signup", "/recover", "/otp", "/resend"]) {
        const order: string[] = [];
        // This timer starts before the request, so that it fires before the service's timers of equal length.
        const floor = new Promise<void>((resolve) => setTimeout(resolve, answerFloor)).then(() => order.push("floor"));
        await service.post(path, { type: "signup", email, password: goodPassword });
        order.push("answer");
        await floor;
        expect([path, order]).toEqual([path, ["floor", "answer"]]);
      }
    }
  });
});
