import { expect, test } from "./fixtures.ts";

/** Typical faults of a single engine, planted in the page of one engine: each must be found, with its place. */
const faults = [
  {
    name: "a slider without its thumb",
    path: "/features/flexible-pricing",
    planted: `
      input[type="range"]::-moz-range-thumb { opacity: 0 !important }
      input[type="range"]::-webkit-slider-thumb { opacity: 0 !important }`,
    report: /input “”: paint at /,
  },
  {
    name: "a cookie notice that takes half of the window",
    path: "/developer",
    planted: "#cookie-notice { block-size: 400px !important; max-block-size: none !important }",
    report: /: #cookie-notice(?: > \w+)? “.*”: height \d+ beside \d+ px/,
  },
  {
    name: "a stripe that is a wash",
    path: "/solutions",
    planted: ".airmail-band::before { background: oklch(0.75 0.06 30) !important }",
    report: /: body > header “.*”: paint at /,
  },
];

for (const { name, path, planted, report } of faults) {
  test(`${name} is found`, async ({ compare }) => {
    const visit = { path, planted, themes: ["light"], size: { width: 1280, height: 800 } } as const;
    expect(await compare(visit)).toContainEqual(expect.stringMatching(report));
  });
}
