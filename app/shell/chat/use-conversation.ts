import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { readStoredThread, removeStoredThread, type StoredThread, storeThread } from "#app/data/stored-thread.ts";
import { listenForAnswers } from "#app/data/thread-events.ts";
import { forgetThread, readThread, ThreadError } from "#app/data/threads.ts";
import { clearLinkedSecret, linkedSecret } from "#app/data/thread-link.ts";
import type { ThreadAnswer, ThreadEntry } from "#shared/threads.ts";

export interface Conversation {
  entries: readonly ThreadEntry[];
  /** The answer that came last while the panel was open; null before. */
  news: ThreadEntry | null;
  /** What this device stores to open the conversation; null if it stores nothing. */
  stored: StoredThread | null;
  problem: "load" | "link" | "forget" | null;
  forgotten: boolean;
}

const none: Conversation = { entries: [], news: null, stored: null, problem: null, forgotten: false };

interface Opened {
  stored: StoredThread;
  answer: ThreadAnswer;
}

/** Null if the secret opens no conversation; throws any other error. */
async function readOrNull(secret: string, signal: AbortSignal): Promise<ThreadAnswer | null> {
  return readThread(secret, signal).catch((error: unknown) => {
    if (error instanceof ThreadError && error.status === 404) return null;
    throw error;
  });
}

/** The conversation of this device. If its secret opens none, the device forgets the secret. */
async function openOwn(signal: AbortSignal): Promise<Opened | null> {
  const known = readStoredThread();
  if (!known) return null;
  const answer = await readOrNull(known.secret, signal);
  if (!answer) {
    removeStoredThread();
    return null;
  }
  return { stored: { ...known, expiresAt: answer.expiresAt }, answer };
}

/** The conversation of an email's link, which takes the place of another one. Where it is the same, this device keeps its own secret. */
async function openLinked(secret: string, own: Opened | null, signal: AbortSignal): Promise<Opened | null> {
  const answer = await readOrNull(secret, signal);
  clearLinkedSecret();
  if (!answer) return null;
  const isOwn = answer.entries.some(
    ({ id, from }) => from === "team" && own?.answer.entries.some((entry) => entry.id === id),
  );
  if (own && isOwn) return own;
  const stored = { secret, expiresAt: answer.expiresAt, email: null };
  storeThread(stored);
  return { stored, answer };
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/**
 * The conversation that this device or an email's link opens. While the panel is open and the page visible, answers are added as
 * they arrive. Otherwise, or if streams fail, each opening reads the conversation again.
 * @param written counts the visitor's messages, each of which changes the conversation
 */
export function useConversation(open: boolean, written: number) {
  const [conversation, setConversation] = useState(none);
  const [attempt, setAttempt] = useState(0);
  const visible = useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === "visible",
    () => false,
  );

  useEffect(() => {
    if (!open || !visible) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const follow = async (): Promise<void> => {
      const own = await openOwn(signal);
      const link = linkedSecret();
      const linked = link === null ? null : await openLinked(link, own, signal);
      const opened = linked ?? own;
      if (signal.aborted) return;
      const problem = link !== null && !linked ? "link" : null;
      setConversation((before) => ({
        ...none,
        forgotten: before.forgotten && !opened,
        problem,
        entries: opened?.answer.entries ?? [],
        stored: opened?.stored ?? null,
      }));
      if (!opened) return;
      const onAnswer = (entry: ThreadEntry): void =>
        setConversation((before) => ({ ...before, entries: [...before.entries, entry], news: entry }));
      const { position } = opened.answer;
      await listenForAnswers({ secret: opened.stored.secret, position, onAnswer, signal });
    };
    follow().catch((error: unknown) => {
      if (signal.aborted) return;
      console.error(error);
      setConversation((before) => ({ ...before, stored: before.stored ?? readStoredThread(), problem: "load" }));
    });
    return () => ending.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- each new message and each new attempt reads the conversation again
  }, [open, visible, written, attempt]);

  const tryAgain = useCallback(() => setAttempt((before) => before + 1), []);
  const secret = conversation.stored?.secret;
  const forget = useCallback(async (): Promise<void> => {
    if (secret === undefined) return;
    try {
      await forgetThread(secret);
    } catch (error) {
      if (!(error instanceof ThreadError && error.status === 404)) {
        console.error(error);
        setConversation((before) => ({ ...before, problem: "forget" }));
        return;
      }
    }
    removeStoredThread();
    setConversation({ ...none, forgotten: true });
    // Ends the stream.
    setAttempt((before) => before + 1);
  }, [secret]);

  return { ...conversation, tryAgain, forget };
}
