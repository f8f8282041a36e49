import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The suites of a minute and more, which start first: otherwise the last one would leave one core idle. */
const longest = ["bench/faults/faults.test.ts", "server/database/pglite.test.ts"];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.some((name) => moduleId.endsWith(name));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ["{tests,app,content,schemas,server,scripts,supabase,bench}/**/*.test.{ts,tsx}"],
    globalSetup: ["scripts/words/test-setup.ts", "server/database/testing/global-setup.ts"],
    // Two cores: the database suites keep both busy.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
