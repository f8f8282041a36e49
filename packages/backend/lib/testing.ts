import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, onTestFinished, TestRunner } from "vitest";

/** Runs after the test, group or file that registers it, in reverse order. In `beforeAll`, return the clean-up instead. */
export function cleanUpAfter(work: () => unknown): void {
  const run = async (): Promise<void> => void (await work());
  if (TestRunner.getCurrentTest()) onTestFinished(run);
  else afterAll(run);
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "larkpost-test-"));
  cleanUpAfter(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
