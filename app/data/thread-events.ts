import type { ThreadEntry } from "#shared/threads.ts";
import { serviceAddress } from "./backend.ts";
import { secretHeader } from "./threads.ts";

/** Milliseconds before the first retry. The wait doubles each time, plus up to 50 % jitter. */
const firstWait = 1_000;
const maxWait = 300_000;
/** Milliseconds. The server sends a comment every 15 s, so a longer silence means a lost connection. */
const maxSilence = 40_000;

interface Listening {
  secret: string;
  position: number;
  onAnswer: (entry: ThreadEntry) => void;
  signal: AbortSignal;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Listens until aborted or until the secret is invalid. Uses `fetch`, because `EventSource` can't send headers and the secret would be
 * in the URL.
 */
export async function listenForAnswers(listening: Listening): Promise<void> {
  const { secret, onAnswer, signal, wait = waitFor } = listening;
  let { position } = listening;
  let failures = 0;
  const isNews = (block: string): boolean => {
    const [, id, data] = /^id: (\d+)\nevent: answer\ndata: (.+)$/.exec(block) ?? [];
    // A reconnected stream may repeat messages.
    if (!data || Number(id) <= position) return false;
    position = Number(id);
    onAnswer(JSON.parse(data));
    return true;
  };
  while (!signal.aborted) {
    const silence = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const notice = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), maxSilence);
    };
    notice();
    try {
      const response = await fetch(`${serviceAddress("/threads/v1")}/events`, {
        headers: { ...secretHeader(secret), "Last-Event-ID": String(position), Accept: "text/event-stream" },
        cache: "no-store",
        signal: AbortSignal.any([signal, silence.signal]),
      });
      // Retrying is useless: the conversation is forgotten or expired, or the request is invalid.
      if (response.status === 404 || response.status === 400) return;
      // A proxy's error page may have status 200.
      const isStream = response.headers.get("Content-Type")?.startsWith("text/event-stream");
      if (response.ok && response.body && isStream) {
        await readEvents(response.body, (block) => {
          notice();
          // Other blocks may arrive even on a connection that fails soon after, so they must not reset the backoff.
          if (isNews(block) || block === aliveComment) failures = 0;
        });
      } else {
        await response.body?.cancel();
      }
    } catch {
      // The network or the server is temporarily unavailable.
    } finally {
      clearTimeout(timer);
    }
    if (signal.aborted) return;
    await wait(Math.min(firstWait * 2 ** failures, maxWait) * (1 + Math.random() / 2), signal);
    failures += 1;
  }
}

/** The server sends this a few seconds after it opens the stream. */
const aliveComment = ": alive";

/** Every line ends in \n, and data takes one line (server/threads/answer-streams.ts). */
async function readEvents(body: ReadableStream<Uint8Array>, take: (block: string) => void): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    blocks.forEach(take);
  }
}

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
