import { Agent, request } from "node:https";

/** The result of one request. */
interface Outcome {
  what: string;
  /** 0 when there was no answer. */
  status: number;
  /** Start and end, in milliseconds of `performance.now()`. */
  begin: number;
  end: number;
}

export interface Visit {
  outcomes: readonly Outcome[];
  /** Messages whose storage was acknowledged. */
  messages: number;
}

interface Answer {
  status: number;
  body: string;
}

const password = "forty boxes of eclairs";
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

function send(url: string, agent: Agent, method: string, token: string | null, body?: object): Promise<Answer> {
  const text = body && JSON.stringify(body);
  const headers = {
    ...(text && { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text) }),
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve) => {
    const failed = (): void => resolve({ status: 0, body: "" });
    const sending = request(url, { agent, method, headers, rejectUnauthorized: false }, (response) => {
      let answer = "";
      response.on("data", (chunk) => (answer += chunk));
      response.once("end", () => resolve({ status: response.statusCode ?? 0, body: answer }));
      response.once("error", failed);
    });
    sending.setTimeout(30_000, () => sending.destroy());
    sending.once("error", failed);
    sending.end(text);
  });
}

/**
 * Starts `count` signed-in visitors, who each make one request after the other: their account, a new access token, a list, a page,
 * and a message. Half of the requests change data, so no proxy may send them twice.
 * @returns a function that stops the visitors
 */
export async function startVisitors(url: string, count: number, gap: number): Promise<{ stop(): Promise<Visit> }> {
  const agent = new Agent({ keepAlive: true });
  const outcomes: Outcome[] = [];
  let messages = 0;
  let going = true;

  async function signIn(number: number): Promise<{ access: string; refresh: string }> {
    const account = { email: `visitor${number}@larkpost.example`, password };
    await send(`${url}/auth/v1/signup`, agent, "POST", null, account);
    const { status, body } = await send(`${url}/auth/v1/token?grant_type=password`, agent, "POST", null, account);
    if (status !== 200) throw new Error(`A visitor could not sign in: ${status} ${body}`);
    const { access_token: access, refresh_token: refresh } = JSON.parse(body);
    return { access, refresh };
  }

  async function visit(tokens: { access: string; refresh: string }): Promise<void> {
    let { access, refresh } = tokens;
    const note = async (what: string, asked: () => Promise<Answer>): Promise<Answer> => {
      const begin = performance.now();
      const answer = await asked();
      outcomes.push({ what, status: answer.status, begin, end: performance.now() });
      await pause(gap);
      return answer;
    };
    const get = (path: string) => note(`GET ${path}`, () => send(url + path, agent, "GET", access));
    const post = (path: string, body: object) =>
      note(`POST ${path}`, () => send(url + path, agent, "POST", access, body));
    while (going) {
      await get("/auth/v1/user");
      const left = await post("/rest/v1/chat_messages", { email: "v@larkpost.example", message: "Still there?" });
      if (left.status === 201) messages += 1;
      await get("/rest/v1/case_studies?select=id");
      const renewed = await post("/auth/v1/token?grant_type=refresh_token", { refresh_token: refresh });
      if (renewed.status === 200) ({ access_token: access, refresh_token: refresh } = JSON.parse(renewed.body));
      await get("/pricing");
      const again = await post("/rest/v1/chat_messages", { email: "v@larkpost.example", message: "Good." });
      if (again.status === 201) messages += 1;
    }
  }

  const visitors: { access: string; refresh: string }[] = [];
  for (let number = 0; number < count; number++) visitors.push(await signIn(number));
  const visits = visitors.map(visit);
  return {
    async stop() {
      going = false;
      await Promise.all(visits);
      agent.destroy();
      return { outcomes, messages };
    },
  };
}
