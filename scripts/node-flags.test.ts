import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import project from "../package.json" with { type: "json" };

test.each(["deploy/larkpost.service", "deploy/Containerfile"])(
  "%s starts the server with the flags that npm start gives Node",
  (file) => {
    const [start = ""] = readFileSync(file, "utf8").match(/^(ExecStart|CMD).*$/m) ?? [];
    for (const flag of project.config.nodeFlags.split(" ")) expect(start).toContain(flag);
  },
);
