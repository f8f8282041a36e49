import { type Client, follow, mailTo, type TestService } from "./testing.ts";

export const strangersPassword = "the stranger waits here";

/** A POST of JSON from a network address that no client of the tests has. */
export function post(service: TestService, path: string, body: object): Promise<Response> {
  return service.post(path, body, "198.51.100.99");
}

/** Acts as a browser that opens the newest email: follows the link, and exchanges the code if the redirect has one. */
export async function openMail(service: TestService, email: string, browser: Client) {
  const { url, fragment } = await follow(service, mailTo(service, email).link);
  const code = url.searchParams.get("code");
  const exchanged = code === null ? null : await browser.exchangeCodeForSession(code);
  return { url, fragment, exchanged };
}

let attempts = 0;

/** Whether the password signs in. */
export async function signsIn(service: TestService, email: string, password: string): Promise<boolean> {
  attempts += 1;
  const client = service.client({ address: `198.18.7.${attempts % 256}` });
  return (await client.signInWithPassword({ email, password })).error === null;
}
