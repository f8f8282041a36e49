import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, onTestFinished, TestRunner } from "vitest";

/**
 * Cleans up when the test has ended or, where no test runs yet, when all tests of the file or group have; what was set up last is
 * cleaned up first. Not for `beforeAll`, which returns its clean-up instead.
 */
export function cleanUpAfter(work: () => unknown): void {
  const run = async (): Promise<void> => void (await work());
  if (TestRunner.getCurrentTest()) onTestFinished(run);
  else afterAll(run);
}

/** An empty folder, removed after the test or the tests of the file or group. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "larkpost-test-"));
  cleanUpAfter(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
