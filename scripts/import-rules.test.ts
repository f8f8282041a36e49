import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { findCycle, groupGraph, importsAtRunTime, readImportGraph } from "./import-graph.ts";

const root = path.resolve(import.meta.dirname, "..");
const folder = mkdtempSync(path.join(tmpdir(), "larkpost-rules-"));
cpSync(path.join(root, ".oxlintrc.json"), path.join(folder, ".oxlintrc.json"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Planted {
  file: string;
  /** One statement in a line. */
  source: string;
}

/** The planted files that the linter, with the project's rules, finds a fault in when they stand alone in an empty tree, each with its lines. */
function refusals(planted: readonly Planted[]): Map<string, number[]> {
  for (const { file, source } of planted) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), source);
  }
  const { stdout } = spawnSync(
    path.join(root, "node_modules", ".bin", "oxlint"),
    ["--format=json", ...planted.map(({ file }) => path.join(folder, file))],
    { cwd: folder, encoding: "utf8" },
  );
  for (const { file } of planted) rmSync(path.join(folder, file));
  const { diagnostics }: { diagnostics: { filename: string; labels: { span: { line: number } }[] }[] } =
    JSON.parse(stdout);
  const faults = Map.groupBy(diagnostics, ({ filename }) => path.relative(folder, path.resolve(folder, filename)));
  return new Map(Array.from(faults, ([file, all]) => [file, all.map(({ labels }) => labels[0]?.span.line ?? 0)]));
}

/** Whether one file is refused. */
const refused = (file: string, source: string): boolean => refusals([{ file, source }]).size > 0;

const useType = (specifier: string) => `import type { Thing } from "${specifier}";\nexport const used: Thing[] = [];\n`;

/** Imports that a file must not have, may have, and of which it may have the types. */
type Imports = readonly (readonly [file: string, specifier: string])[];

describe("each import rule refuses a planted violation", () => {
  const forbidden: Imports = [
    ["content/a.ts", "#app/ui/x.ts"],
    ["content/a.ts", "#server/x.ts"],
    ["content/a.ts", "../server/x.ts"],
    ["content/a.ts", "react"],
    ["schemas/a.ts", "#content/x.ts"],
    ["schemas/a.ts", "react"],
    ["shared/a.ts", "#app/ui/x.ts"],
    ["shared/a.ts", "#content/x.ts"],
    ["shared/a.ts", "#words/x.ts"],
    ["shared/a.ts", "#server/x.ts"],
    ["app/browser/start.ts", "#app/ui/x.ts"],
    ["app/browser/start.ts", "#app/shell/auth/x.ts"],
    ["app/browser/theme.ts", "#content/x.ts"],
    ["app/ui/a.tsx", "#content/x.ts"],
    ["app/ui/a.tsx", "#words/x.ts"],
    ["app/ui/a.tsx", "#app/shell/auth/x.ts"],
    ["app/ui/a.tsx", "#app/data/x.ts"],
    ["app/ui/a.tsx", "../shell/auth/x.ts"],
    ["app/calculator/a.ts", "#app/shell/x.tsx"],
    ["app/calculator/a.ts", "#schemas/x.ts"],
    ["schemas/a.ts", "#app/ui/x.ts"],
    ["app/data/a.ts", "#app/shell/auth/x.ts"],
    ["app/data/a.ts", "#content/x.ts"],
    ["app/shell/auth/a.ts", "#app/shell/chat/x.ts"],
    ["app/shell/auth/a.ts", "../chat/x.ts"],
    ["app/shell/auth/a.ts", "#server/x.ts"],
    ["app/pages/help/a.tsx", "#app/pages/trust/x.tsx"],
    ["app/pages/help/a.tsx", "./page.tsx"],
    ["app/pages/pricing/calculator/a.tsx", "../../trust/x.tsx"],
    ["app/shell/a.tsx", "#app/pages/trust/x.tsx"],
    ["app/account/a.tsx", "#app/shell/auth/x.tsx"],
    ["app/pages/help/a.tsx", "#server/settings/settings.ts"],
    ["app/shell/auth/a.island.tsx", "react-router"],
    ["app/shell/auth/a.island.tsx", "#app/page-input.ts"],
    ["app/shell/auth/a.island.tsx", "#app/browser/island.tsx"],
    ["app/root.tsx", "#server/settings/settings.ts"],
    ["app/entry.client.ts", "#server/settings/settings.ts"],
    ["server/a.ts", "#app/ui/x.ts"],
    ["server/a.ts", "#packages/backend/auth/x.ts"],
    ["server/auth/a.ts", "../../packages/backend/auth/x.ts"],
    ["scripts/a.ts", "@site/backend/auth/x.ts"],
    ["tests/a.ts", "../packages/backend/index.ts"],
    ["packages/backend/auth/a.ts", "../../../server/x.ts"],
    ["packages/backend/auth/a.ts", "#content/x.ts"],
    ["packages/http/a.ts", "@site/backend"],
    ["server/a.ts", "@site/http/scheduling.ts"],
    ["server/a.ts", "#ops/x.ts"],
    ["server/a.ts", "@site/desk"],
    ["scripts/a.ts", "#desk/x.ts"],
    ["desk/a.tsx", "#app/ui/x.tsx"],
    ["desk/screens/a.tsx", "../../server/x.ts"],
    ["desk/screens/a.tsx", "../../packages/backend/auth/x.ts"],
  ];
  const allowed: Imports = [
    ["content/a.ts", "#content/x.ts"],
    ["app/ui/a.tsx", "#app/ui/x.ts"],
    ["app/shell/auth/a.ts", "#app/data/x.ts"],
    ["app/shell/auth/a.ts", "#app/shell/captcha/x.tsx"],
    ["app/pages/help/a.tsx", "#content/x.ts"],
    ["server/a.ts", "#content/x.ts"],
    ["desk/screens/a.tsx", "#server/x.ts"],
    ["desk/screens/a.tsx", "../context.tsx"],
    ["server/a.ts", "#shared/x.ts"],
    ["server/a.ts", "@site/backend"],
    ["server/a.test.ts", "@site/backend/testing"],
    ["packages/backend/auth/a.ts", "../http/x.ts"],
    ["app/browser/start.ts", "#shared/x.ts"],
    ["app/browser/start.ts", "#app/shell/consent/accepted-notice.ts"],
    ["app/account/a.island.tsx", "#app/shell/auth/x.ts"],
  ];
  const allowedTypes: Imports = [
    ["app/ui/a.tsx", "#content/x.ts"],
    ["shared/a.ts", "#content/x.ts"],
    ["app/calculator/a.ts", "#schemas/x.ts"],
  ];

  test("and no other import", () => {
    const lines = Map.groupBy(
      [
        ...forbidden.map(([file, specifier]) => ({ file, specifier, isForbidden: true, kind: "" })),
        ...allowed.map(([file, specifier]) => ({ file, specifier, isForbidden: false, kind: "" })),
        ...allowedTypes.map(([file, specifier]) => ({ file, specifier, isForbidden: false, kind: "type " })),
      ],
      ({ file }) => file,
    );
    const found = refusals(
      Array.from(lines, ([file, all]) => ({
        file,
        source: all
          .map(({ specifier, kind }, index) => `export ${kind}{ thing as thing${index} } from "${specifier}";\n`)
          .join(""),
      })),
    );
    for (const [file, all] of lines)
      for (const [index, { specifier, isForbidden }] of all.entries())
        expect(found.get(file)?.includes(index + 1) ?? false, `${file} imports ${specifier}`).toBe(isForbidden);
  });

  test("what a month costs is worked out by one file", () => {
    const source = 'import { planLimits } from "#content/catalog/limits.ts";\nexport const used = [planLimits];\n';
    const others = ["app/calculator/a.ts", "app/search/a.ts", "app/pages/pricing/a.island.tsx"];
    const found = refusals([...others, "app/calculator/price-usage.ts"].map((file) => ({ file, source })));
    expect([...found.keys()].toSorted()).toEqual(others.toSorted());
  });

  test("a cycle of files is refused, of types too", () => {
    writeFileSync(path.join(folder, "other.ts"), useType("./planted.ts"));
    expect(refused("planted.ts", useType("./other.ts"))).toBe(true);
  });

  test("a style attribute is refused, since the policy would block it", () => {
    expect(refused("app/ui/a.tsx", 'export const A = () => <p style={{ color: "red" }}>x</p>;\n')).toBe(true);
  });
});

describe("the graph of imports", () => {
  /** Lowest first: each may import those before it. */
  const layers = ["content", "shared", "schemas", "packages", "app", "server", "desk", "ops"];
  const layerOf = (file: string): string => file.split("/")[0] ?? "";
  const graph = readImportGraph(root, layers);

  test("leads from each layer down only", () => {
    expect(graph.size).toBeGreaterThan(400);
    const upwards = [...graph].flatMap(([file, targets]) =>
      targets
        .filter((target) => layers.indexOf(layerOf(target)) > layers.indexOf(layerOf(file)))
        .map((target) => `${file} imports ${target}`),
    );
    expect(upwards).toEqual([]);
  });

  test("leads from no script of a browser to the router or to what only the server has", () => {
    const entries = [...graph.keys()].filter((file) => /\.(island|enhance)\.tsx?$|^app\/entry\.client\.ts$/.test(file));
    expect(entries.length).toBeGreaterThan(20);
    const reached = new Set(entries);
    // A set is read to its end, with what is added meanwhile.
    for (const file of reached) for (const target of importsAtRunTime(root, file)) reached.add(target);
    const refused = [...reached].filter((file) => {
      const isOfServer =
        /^server\/|^app\/(page-input|meta)\.ts$|^app\/browser\/island\.tsx?$|^app\/pages\/.*page\.tsx$/.test(file);
      return (
        isOfServer || /from "(react-router|react-dom\/server|node:)/.test(readFileSync(path.join(root, file), "utf8"))
      );
    });
    expect(refused).toEqual([]);
  });

  test("leads to words of a language by #words alone, which is where one is chosen", () => {
    const direct = [...graph.keys()].filter((file) =>
      /from "[^"]*generated\/(?!server\/|records\/|desk\/)/.test(readFileSync(path.join(root, file), "utf8")),
    );
    expect(direct).toEqual([]);
  });

  test("leads from the server to no words of one language, but for the facts that an owner settles in English", () => {
    const english = "server/preflight/open-facts.ts";
    const reached = new Set(["server/main.ts"]);
    for (const file of reached)
      for (const target of file === english ? [] : importsAtRunTime(root, file)) reached.add(target);
    for (const file of [english, "content/generated/server/en.ts"]) expect([...reached]).toContain(file);
    const ofOneLanguage = [...reached].filter((file) =>
      /^content\/generated\/(?!server\/|.*\/(?:language|number-rules)\.ts$)/.test(file),
    );
    expect(ofOneLanguage).toEqual([]);
  });

  test("leads from no file but tests to the backend's ./testing", () => {
    const importers = [...graph.keys()].filter((file) =>
      readFileSync(path.join(root, file), "utf8").includes('"@site/backend/testing"'),
    );
    expect(importers).toEqual([]);
  });

  test.each([
    ["server", "server/pages"],
    ["packages", "packages/backend/auth"],
  ])("leads one way between the folders of %s", (layer, one) => {
    const files = new Map([...graph].filter(([file]) => layerOf(file) === layer));
    const folders = groupGraph(files, path.dirname);
    expect([...folders.keys()]).toContain(one);
    expect(findCycle(folders)).toBeNull();
  });

  test("is read from all the ways to import, and a planted cycle of folders is found", () => {
    const planted = path.join(folder, "planted");
    const files = {
      "a/one.ts": 'import type { Two } from "../b/two.ts";\nexport type One = Two;\n',
      "b/two.ts": 'export type Two = 2;\nexport { three } from "./three.ts";\n',
      "b/three.ts": 'export const three = () => import("#a/four.ts");\n',
      "a/four.ts": "export const four = 4;\n",
    };
    for (const [file, source] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(planted, file)), { recursive: true });
      writeFileSync(path.join(planted, file), source);
    }
    expect(findCycle(groupGraph(readImportGraph(planted, ["a", "b"]), path.dirname))).toEqual(["a", "b", "a"]);
  });
});
