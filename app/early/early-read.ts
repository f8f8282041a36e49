/**
 * The answer that early-list.ts has asked for at this address, once: whoever asks again wants a new one. Rejects when `signal`
 * aborts.
 */
export function takeEarlyRead(address: string, signal: AbortSignal | null | undefined): Promise<Response> | undefined {
  const early = globalThis.window?.__larkpost;
  if (signal?.aborted || early?.read?.address !== address) return undefined;
  const { answer } = early.read;
  delete early.read;
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
  return Promise.race([answer, aborted]);
}
