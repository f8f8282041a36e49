import { expect, test } from "vitest";
import { renderToStaticMarkup } from "react-dom/server";
import { integrations } from "#words/pages/integrations.ts";
import { Board, systems } from "./board.tsx";

const board = renderToStaticMarkup(<Board />);

test("D17 gives every system a status that is explained above the board, a method and a plan", () => {
  for (const { word, means } of integrations.works) {
    expect(board.indexOf(means), word).toBeGreaterThan(0);
    expect(board.indexOf(means), word).toBeLessThan(board.indexOf("<table"));
  }
  for (const one of systems) for (const value of Object.values(one)) expect(value, one.name).not.toBe("");
  expect(systems.map(({ name }) => name)).toEqual(expect.arrayContaining(["Shopify", "Wix", "Zapier and Make"]));
});

test("D17 counts what each choice of the filter leaves, and all systems in total", () => {
  const counts = [...board.matchAll(/<b>(\d+)<\/b>/g)].map(([, count]) => Number(count));
  expect(counts).toHaveLength(integrations.works.length);
  expect(Math.min(...counts)).toBeGreaterThan(0);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(systems.length);
});
