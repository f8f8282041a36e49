import { newerStyles } from "./scripts/browsers/newer-features.ts";

const value = String.raw`(?:[^\s()/]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+`;
/** Four values of which the one for the right differs from the one for the left. */
const leftDiffers = String.raw`/^${value} (${value}) ${value} (?!\1$)${value}$/`;
/** Corners of which one at the left differs from the one beside it. */
const cornerDiffers = [
  String.raw`/^(${value}) (?!\1(?: |$))${value}/`,
  String.raw`/^${value} ${value} (${value}) (?!\1$)${value}$/`,
];
/** A size of the scale (tokens.css), or one that a drawing computes from its own. */
const size = String.raw`(?:0|var\(--t-[a-z0-9]+\)|[\d.]+(?:em|cqi|cqw)|(?:calc|min|max|clamp)\(.*(?:cq[iw]|var\(--(?!t-)).*\))`;

/** @type {import("stylelint").Config} */
export default {
  plugins: ["stylelint-plugin-use-baseline"],
  rules: {
    // Styles that supported browsers lack have a fallback. Those written out here are supported (scripts/browsers/support.ts), though the
    // plugin's data are older.
    "plugin/use-baseline": [
      true,
      {
        ignoreProperties: {
          ...Object.fromEntries(Object.keys(newerStyles.properties).map((name) => [name, ["/./"]])),
          "/^(zoom|paint-order)$/": ["/./"],
        },
        ignoreAtRules: Object.keys(newerStyles.atRules),
        ignoreSelectors: [...Object.keys(newerStyles.selectors), "popover-open"],
        ignoreFunctions: ["light-dark", "round"],
      },
    ],
    // Pages are read from the right, too: start and end, never left and right.
    "property-disallowed-list": [
      "/^(left|right|top|bottom|(min-|max-)?(width|height))$/",
      "/^((scroll-)?(margin|padding)|border)-(left|right|top|bottom)/",
    ],
    "declaration-property-value-disallowed-list": {
      "/^(inset|(scroll-)?(margin|padding)|border-(width|style|color))$/": [leftDiffers],
      "border-radius": cornerDiffers,
      "/^(?!grid|--)/": ["/(^|[\\s(,])(left|right)($|[\\s,)])/"],
      // Firefox draws hard stops between colors in other notations than sRGB's old ones as slivers where a gradient repeats.
      "/./": ["/repeating-\\w+-gradient\\(([^()]|\\([^()]*\\))*?(var\\(|okl|lab\\(|lch\\(|color|light-dark)/"],
    },
    "declaration-property-value-allowed-list": {
      "font-size": ["inherit", `/^${size}$/`],
      font: ["inherit", String.raw`/^\d+ ${size}(\/| |$)/`],
    },
    "media-feature-name-value-allowed-list": { width: ["23rem", "44rem", "60rem", "64rem", "70rem"] },
  },
};
