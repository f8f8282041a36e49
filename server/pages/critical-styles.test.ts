import { expect, test } from "vitest";
import { readSheet, splitStyles } from "./critical-styles.ts";

const split = (...sheets: string[]) => splitStyles(sheets.map(readSheet), first);

const first = '<html class="_page"><body><header class="_bar wide"></header><main><section class="_hero">';

test("what the first part of a page shows comes first, the rest later, each in its order", () => {
  const css =
    "@layer reset,components;@layer reset{p{margin:0}}@layer components{._foot{color:red}._bar{color:tan}._foot ._bar{top:0}._hero:hover{left:0}}";
  expect(split(css)).toEqual({
    critical:
      "@layer reset,components;@layer reset{p{margin:0}}@layer components{._bar{color:tan}._hero:hover{left:0}}",
    later: "@layer components{._foot{color:red}._foot ._bar{top:0}}",
  });
});

test("a rule that matches in both parts comes first, whole, with all that is nested in it", () => {
  const css = "._foot,._bar{color:tan;& ._link{color:red}}";
  expect(split(css)).toEqual({ critical: css, later: "" });
});

test("conditions are divided like the rules in them, and none is left empty", () => {
  const css = "@media (width<=44rem){@supports (top:0){._bar{top:0}}._foot{top:0}}@media print{._foot{top:1px}}";
  expect(split(css)).toEqual({
    critical: "@media (width<=44rem){@supports (top:0){._bar{top:0}}}",
    later: "@media (width<=44rem){._foot{top:0}}@media print{._foot{top:1px}}",
  });
});

test("what stands in the same group in two sheets stands in it once, and groups are opened and closed as they change", () => {
  expect(
    split(
      "@layer a{._bar{top:0}}@media print{._bar{top:1px}}",
      "@media print{._hero{top:2px}@layer a{._bar{top:3px}}}@layer a{._hero{top:4px}}",
    ).critical,
  ).toBe(
    "@layer a{._bar{top:0}}@media print{._bar{top:1px}._hero{top:2px}@layer a{._bar{top:3px}}}@layer a{._hero{top:4px}}",
  );
});

test("states of the page and what a selector excludes hold nothing back", () => {
  const css = ".scripts ._bar{top:0}:root:has(._tab[open]){top:0}._bar:not(._foot,:is(._tab)){top:0}";
  expect(split(css)).toEqual({ critical: css, later: "" });
});

test("an animation comes with the first rule that uses it, a web font later, its fallback at once", () => {
  const css =
    '@font-face{font-family:Serif;src:url(/a.woff2)}@font-face{font-family:"Serif Georgia";src:local(Georgia)}' +
    "@keyframes _rise{to{top:0}}@keyframes _fall{to{top:1px}}._bar{animation:1s _rise}._foot{animation:1s _fall}";
  expect(split(css)).toEqual({
    critical:
      '@font-face{font-family:"Serif Georgia";src:local(Georgia)}@keyframes _rise{to{top:0}}._bar{animation:1s _rise}',
    later: "@font-face{font-family:Serif;src:url(/a.woff2)}@keyframes _fall{to{top:1px}}._foot{animation:1s _fall}",
  });
});
