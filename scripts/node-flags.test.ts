import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import project from "../package.json" with { type: "json" };

test.each(["deploy/larkpost.service", "deploy/Containerfile", "deploy/larkpost"])(
  "%s starts Node with the flags that npm start gives it",
  (file) => {
    const [start = ""] = readFileSync(file, "utf8").match(/^(ExecStart|CMD|exec).*$/m) ?? [];
    for (const flag of project.config.nodeFlags.split(" ")) expect(start).toContain(flag);
  },
);
