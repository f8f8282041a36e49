import { newerStyles } from "./scripts/browsers/newer-features.ts";

const value = String.raw`(?:[^\s()/]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+`;
/** Four values with different right and left ones. */
const leftDiffers = String.raw`/^${value} (${value}) ${value} (?!\1$)${value}$/`;
/** Corners that differ between left and right. */
const cornerDiffers = [
  String.raw`/^(${value}) (?!\1(?: |$))${value}/`,
  String.raw`/^${value} ${value} (${value}) (?!\1$)${value}$/`,
];
/** A step of the type scale (tokens.css), or a size that a drawing computes from its own. */
const size = String.raw`(?:0|var\(--t-[a-z0-9]+\)|[\d.]+(?:em|cqi|cqw)|(?:calc|min|max|clamp)\(.*(?:cq[iw]|var\(--(?!t-)).*\))`;

/** @type {import("stylelint").Config} */
export default {
  plugins: ["stylelint-plugin-use-baseline"],
  rules: {
    // Styles missing in supported browsers have a fallback. The ones listed here are supported (scripts/browsers/support.ts), but the
    // plugin's data is out of date.
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
    // Some languages run from right to left: use start and end instead of left and right.
    "property-disallowed-list": [
      "/^(left|right|top|bottom|(min-|max-)?(width|height))$/",
      "/^((scroll-)?(margin|padding)|border)-(left|right|top|bottom)/",
    ],
    "declaration-property-value-disallowed-list": {
      "/^(inset|(scroll-)?(margin|padding)|border-(width|style|color))$/": [leftDiffers],
      "border-radius": cornerDiffers,
      "/^(?!grid|--)/": ["/(^|[\\s(,])(left|right)($|[\\s,)])/"],
      // Firefox draws hard stops of repeating gradients as slivers, except between legacy sRGB colors.
      "/./": ["/repeating-\\w+-gradient\\(([^()]|\\([^()]*\\))*?(var\\(|okl|lab\\(|lch\\(|color|light-dark)/"],
    },
    "declaration-property-value-allowed-list": {
      "font-size": ["inherit", `/^${size}$/`],
      font: ["inherit", String.raw`/^\d+ ${size}(\/| |$)/`],
    },
    "media-feature-name-value-allowed-list": { width: ["23rem", "44rem", "60rem", "64rem", "70rem", "88rem"] },
  },
};
