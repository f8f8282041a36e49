import { freshEmail, goodPassword, signsIn, strangersPassword, type TestService } from "./testing.ts";

/** A POST of JSON from a network address that no client of the tests has. */
export function post(service: TestService, path: string, body: object): Promise<Response> {
  return service.post(path, body, "198.51.100.99");
}

/** The browsers of a mailbox's owner and of a stranger who types its address. */
export function meet(service: TestService) {
  const [owner, stranger] = [service.client({ flowType: "pkce" }), service.client({ flowType: "pkce" })];
  return { service, owner, stranger, email: freshEmail() };
}

/** Whose password signs in. */
export async function whoSignsIn(service: TestService, email: string): Promise<string[]> {
  const passwords = { owner: goodPassword, stranger: strangersPassword };
  const who = [];
  for (const [name, password] of Object.entries(passwords)) if (await signsIn(service, email, password)) who.push(name);
  return who;
}
