import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const languages = globSync("content/words/*/buyers-questions.json").map((file) => path.basename(path.dirname(file)));

test.each(languages)(
  "D23 answers buyers' questions in “%s”",
  (language) => {
    const { status, stdout } = spawnSync("npx", ["vitest", "run", "app/search/buyers-questions.test.ts"], {
      env: { ...process.env, WORDS_LANGUAGE: language },
      encoding: "utf8",
    });
    expect(status, stdout).toBe(0);
  },
  120_000,
);
