import { readStored, writeStored } from "#shared/browser-storage.ts";
import { parseObject } from "#shared/parse-object.ts";
import { storageKeys } from "#shared/storage-keys.ts";

export interface PendingFlow {
  id: string;
  verifier: string;
  /** Unix time in milliseconds. */
  begunAt: number;
}

const prefix = storageKeys.session;
const pendingKey = `${prefix}-pending-code-verifier`;
/** The library's storage keys: an index of flows (oldest first), each flow's verifier, and a copy of the latest verifier. */
const libraryOrder = `${prefix}-flows-code-verifier`;
const libraryVerifier = (id: string) => `${prefix}-flow-${id}-code-verifier`;
const libraryLatest = `${prefix}-code-verifier`;

/** Lifetime of a sign-up flow at the service. */
export const flowHours = 25;
/** A code is tried with every flow, so there must be fewer flows than attempts allowed per network. */
export const maxFlows = 20;

/**
 * Oldest first; the last is tried first. Keeps copies, because the library deletes verifiers on failure, at sign-out and beyond five.
 * `latestFirst` puts the new flow first, so that it is tried last, because its email confirms less than the others.
 */
export function collectFlows(latestFirst = false): PendingFlow[] {
  const flows = readList(pendingKey).filter(isFlow);
  for (const id of readList(libraryOrder)) {
    if (typeof id !== "string") continue;
    const verifier = readStored(libraryVerifier(id));
    if (verifier === null) continue;
    flows[latestFirst ? "unshift" : "push"]({ id, verifier, begunAt: Date.now() });
    writeStored(libraryVerifier(id), null);
  }
  for (const name of [libraryOrder, libraryLatest]) writeStored(name, null);
  return store(flows.filter(({ begunAt }) => begunAt > Date.now() - flowHours * 60 * 60_000).slice(-maxFlows));
}

export function lendFlow({ id, verifier }: PendingFlow): void {
  writeStored(libraryVerifier(id), verifier);
}

export function endFlow(id: string): void {
  store(
    readList(pendingKey)
      .filter(isFlow)
      .filter((flow) => flow.id !== id),
  );
}

function store(flows: PendingFlow[]): PendingFlow[] {
  writeStored(pendingKey, flows.length === 0 ? null : JSON.stringify(flows));
  return flows;
}

function readList(key: string): unknown[] {
  const list: unknown = parseObject(readStored(key));
  return Array.isArray(list) ? list : [];
}

function isFlow(entry: unknown): entry is PendingFlow {
  const { id, verifier, begunAt }: Partial<Record<keyof PendingFlow, unknown>> = Object(entry);
  return typeof id === "string" && typeof verifier === "string" && typeof begunAt === "number";
}
