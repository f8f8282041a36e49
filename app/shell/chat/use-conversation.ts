import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import {
  readShownThread,
  removeStoredThread,
  type StoredThread,
  storeThread,
  type ThreadPlace,
} from "#app/data/stored-thread.ts";
import { listenForAnswers } from "#app/data/thread-events.ts";
import { forgetThread, readThread, ThreadError } from "#app/data/threads.ts";
import { clearLinkedSecret, linkedSecret } from "#app/data/thread-link.ts";
import { conversationDays } from "#content/lifetimes.ts";
import type { ThreadAnswer, ThreadEntry } from "#shared/threads.ts";

export interface Conversation {
  entries: readonly ThreadEntry[];
  news: ThreadEntry | null;
  stored: StoredThread | null;
  /** The masked address that received the link, or null for this device's conversation. */
  mailbox: string | null;
  ofTab: boolean;
  offered: string | null;
  problem: "load" | "link" | "forget" | null;
  forgotten: boolean;
}

const none: Conversation = {
  entries: [],
  news: null,
  stored: null,
  mailbox: null,
  ofTab: false,
  offered: null,
  problem: null,
  forgotten: false,
};

interface Opened {
  place: ThreadPlace;
  stored: StoredThread;
  answer: ThreadAnswer;
}

async function readOrNull(secret: string, signal: AbortSignal): Promise<ThreadAnswer | null> {
  return readThread(secret, signal).catch((error: unknown) => {
    if (error instanceof ThreadError && error.status === 404) return null;
    throw error;
  });
}

async function openStored(signal: AbortSignal): Promise<Opened | null> {
  const { place, stored } = readShownThread();
  if (!stored) return null;
  const answer = await readOrNull(stored.secret, signal);
  if (answer) return { place, stored: { ...stored, expiresAt: answer.expiresAt }, answer };
  removeStoredThread(place);
  return place === "sessionStorage" ? openStored(signal) : null;
}

/** Only offers the conversation, because anyone may have chosen the secret. Refuses secrets that were never emailed. */
async function examineLink(
  shown: Opened | null,
  signal: AbortSignal,
): Promise<Pick<Conversation, "offered" | "problem">> {
  const secret = linkedSecret();
  if (secret === null) return { offered: null, problem: null };
  const answer = await readOrNull(secret, signal);
  const isShown = answer?.entries.some(
    ({ id, from }) => from === "team" && shown?.answer.entries.some((entry) => entry.id === id),
  );
  if (answer && answer.mailbox !== null && !isShown) return { offered: answer.mailbox, problem: null };
  clearLinkedSecret();
  return { offered: null, problem: isShown ? null : "link" };
}

function openLinked(): void {
  const secret = linkedSecret();
  // This is provisional, because the service's next response has the actual expiry.
  const expiresAt = new Date(Date.now() + conversationDays * 86_400_000).toISOString();
  if (secret !== null) storeThread({ secret, expiresAt, email: null }, "sessionStorage");
  clearLinkedSecret();
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** Streams while the panel is open and visible. If streaming fails, reads again whenever the panel opens. */
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
      const opened = await openStored(signal);
      const link = await examineLink(opened, signal);
      if (signal.aborted) return;
      setConversation((before) => ({
        ...none,
        forgotten: before.forgotten && !opened,
        ...link,
        entries: opened?.answer.entries ?? [],
        stored: opened?.stored ?? null,
        mailbox: opened?.answer.mailbox ?? null,
        ofTab: opened?.place === "sessionStorage",
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
      setConversation((before) => ({ ...before, stored: before.stored ?? readShownThread().stored, problem: "load" }));
    });
    return () => ending.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- each new message and each attempt reads the conversation again
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
    removeStoredThread(readShownThread().place);
    setConversation({ ...none, forgotten: true });
    setAttempt((before) => before + 1);
  }, [secret]);

  const answerOffer = useCallback(
    (isAccepted: boolean): void => {
      if (isAccepted) openLinked();
      else clearLinkedSecret();
      tryAgain();
    },
    [tryAgain],
  );
  const close = useCallback((): void => {
    removeStoredThread(readShownThread().place);
    tryAgain();
  }, [tryAgain]);

  return { ...conversation, tryAgain, forget, answerOffer, close };
}
