import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { beforeAll } from "vitest";
import type { Database } from "../database/database.ts";
import { listen } from "@site/testing/ports.ts";
import { type Client, startTestService, type TestService } from "./testing.ts";

interface Person {
  id: string;
  email: string;
  verified: boolean;
  name: string;
}

const client = { id: "client", secret: "client secret" };

export function setUpProvider(database: () => Database) {
  let current: Person = { id: "1", email: "person@shop.example", verified: true, name: "Person" };
  const codes = new Map<string, { challenge: string; person: Person }>();
  const tokens = new Map<string, Person>();
  const credentials = `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString("base64")}`;

  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown): void => {
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    };
    if (request.url === "/token") {
      const form = new URLSearchParams(await text(request));
      const granted = codes.get(form.get("code") ?? "");
      codes.delete(form.get("code") ?? "");
      const challenge = createHash("sha256")
        .update(form.get("code_verifier") ?? "")
        .digest("base64url");
      if (!granted || granted.challenge !== challenge || request.headers.authorization !== credentials) {
        answer(400, { error: "invalid_grant" });
        return;
      }
      const token = `token-${tokens.size}`;
      tokens.set(token, granted.person);
      answer(200, { access_token: token, token_type: "bearer" });
      return;
    }
    const person = tokens.get((request.headers.authorization ?? "").replace("Bearer ", ""));
    if (!person) answer(401, { message: "Bad credentials" });
    else if (request.url === "/emails") {
      answer(200, [{ email: person.email, primary: true, verified: person.verified }]);
    } else {
      const { id, name, email, verified } = person;
      answer(200, { id, sub: id, login: name, name, email, email_verified: verified });
    }
  });
  let base = "";
  beforeAll(async () => {
    base = `http://127.0.0.1:${await listen(server)}`;
    return () => void server.close();
  });

  const provider = {
    person: (person: Person): void => {
      current = person;
    },
    agree(authorizeUrl: string): URL {
      const parameters = new URL(authorizeUrl).searchParams;
      const code = `code-${Math.random()}`;
      codes.set(code, { challenge: parameters.get("code_challenge") ?? "", person: current });
      const back = new URL(parameters.get("redirect_uri") ?? "");
      back.searchParams.set("code", code);
      back.searchParams.set("state", parameters.get("state") ?? "");
      return back;
    },
  };
  return {
    provider,
    async leave(service: TestService, client: Client, name: "github" | "google" = "github"): Promise<URL> {
      const { data } = await client.signInWithOAuth({ provider: name, options: { skipBrowserRedirect: true } });
      const away = await service.request(data.url ?? "");
      return provider.agree(away.headers.get("location") ?? "");
    },
    start(): TestService {
      const endpoints = {
        authorize: `${base}/authorize`,
        token: `${base}/token`,
        user: `${base}/user`,
        emails: `${base}/emails`,
      };
      const settings = { clientId: client.id, clientSecret: client.secret, endpoints };
      return startTestService(database(), { settings: { providers: { github: settings, google: settings } } });
    },
  };
}
