import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
/** A class that is a layer while it is open: a dialog, or a popover. */
const openLayer = /^(\.[\w-]+)(?:\[open\]|:popover-open)$/;

// Browsers give an open dialog or popover the height `fit-content`, which WebKit treats as the maximum height where it is a grid.
test.each(globSync("app/**/*.module.css", { cwd: root }))("says how tall a layer laid out as a grid is: %s", (file) => {
  const laidOut = new Set<string>();
  const tall = new Set<string>();
  postcss.parse(readFileSync(path.join(root, file))).walkRules(({ selectors, nodes }) => {
    const has = (name: string, among: RegExp): boolean =>
      nodes.some((node) => node.type === "decl" && node.prop === name && among.test(node.value));
    for (const selector of selectors) {
      const name = openLayer.exec(selector)?.[1];
      if (name && has("display", /^grid$/)) laidOut.add(name);
      if (has("block-size", /./)) tall.add(selector);
    }
  });
  expect([...laidOut].filter((name) => !tall.has(name))).toEqual([]);
});
