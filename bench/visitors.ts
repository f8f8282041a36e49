import { Agent, request } from "node:https";
import { setTimeout as pause } from "node:timers/promises";

/** The result of one request. */
interface Outcome {
  method: string;
  /** 0 when there was no answer. */
  status: number;
  milliseconds: number;
}

interface Visit {
  outcomes: readonly Outcome[];
  /** Messages whose storage was acknowledged. */
  messages: number;
}

/** Milliseconds between two requests of a visitor. */
const gap = 5;
const password = "forty boxes of eclairs";

/** Sends JSON to a proxy with a certificate of its own. */
function send(
  url: string,
  agent: Agent,
  { token, body }: { token?: string; body?: object } = {},
): Promise<Outcome & { text: string }> {
  const begin = performance.now();
  const method = body ? "POST" : "GET";
  const headers = {
    ...(body && { "Content-Type": "application/json" }),
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve) => {
    const end = (status: number, text = "") =>
      resolve({ method, status, milliseconds: performance.now() - begin, text });
    const lost = () => end(0);
    const sending = request(url, { agent, method, headers, rejectUnauthorized: false }, (response) => {
      let text = "";
      response.on("data", (chunk) => (text += chunk));
      response.once("end", () => end(response.statusCode ?? 0, text));
      response.once("error", lost);
    });
    sending.setTimeout(30_000, () => sending.destroy());
    sending.once("error", lost);
    sending.end(body && JSON.stringify(body));
  });
}

/**
 * Starts signed-in visitors, who each make one request after the other: their account, a new access token, a list, a page, and a
 * message. Half of the requests change data, so no proxy may send them twice.
 */
export async function startVisitors(url: string, count: number): Promise<{ stop(): Promise<Visit> }> {
  const agent = new Agent({ keepAlive: true });
  const outcomes: Outcome[] = [];
  let messages = 0;
  let going = true;

  async function signIn(number: number): Promise<{ access_token: string; refresh_token: string }> {
    const body = { email: `visitor${number}@larkpost.example`, password };
    await send(`${url}/auth/v1/signup`, agent, { body });
    const { status, text } = await send(`${url}/auth/v1/token?grant_type=password`, agent, { body });
    if (status !== 200) throw new Error(`A visitor could not sign in: ${status} ${text}`);
    return JSON.parse(text);
  }

  async function visit(session: Awaited<ReturnType<typeof signIn>>): Promise<void> {
    let { access_token: token, refresh_token } = session;
    const ask = async (path: string, body?: object) => {
      const answer = await send(url + path, agent, { token, ...(body && { body }) });
      outcomes.push(answer);
      await pause(gap);
      return answer;
    };
    const leaveMessage = async (message: string) => {
      const { status } = await ask("/rest/v1/chat_messages", { email: "v@larkpost.example", message });
      if (status === 201) messages += 1;
    };
    while (going) {
      await ask("/auth/v1/user");
      await leaveMessage("Still there?");
      await ask("/rest/v1/case_studies?select=id");
      const renewed = await ask("/auth/v1/token?grant_type=refresh_token", { refresh_token });
      if (renewed.status === 200) ({ access_token: token, refresh_token } = JSON.parse(renewed.text));
      await ask("/pricing");
      await leaveMessage("Good.");
    }
  }

  const sessions: Awaited<ReturnType<typeof signIn>>[] = [];
  while (sessions.length < count) sessions.push(await signIn(sessions.length));
  const visits = sessions.map(visit);
  return {
    async stop() {
      going = false;
      await Promise.all(visits);
      agent.destroy();
      return { outcomes, messages };
    },
  };
}
