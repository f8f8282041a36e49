import { newerStyles } from "./scripts/browsers/newer-features.ts";

const value = String.raw`(?:[^\s()/]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+`;
/** Matches four values whose left and right differ. */
const leftDiffers = String.raw`/^${value} (${value}) ${value} (?!\1$)${value}$/`;
/** Matches corners that differ between left and right. */
const cornerDiffers = [
  String.raw`/^(${value}) (?!\1(?: |$))${value}/`,
  String.raw`/^${value} ${value} (${value}) (?!\1$)${value}$/`,
];
/** A step of the type scale (tokens.css), or a size relative to the parent's font, a container or a variable. */
const size = String.raw`(?:0|var\(--t-[a-z0-9]+\)|[\d.]+(?:em|cqi|cqw)|(?:calc|min|max|clamp)\(.*(?:cq[iw]|var\(--(?!t-)).*\))`;

/** @type {import("stylelint").Config} */
export default {
  plugins: ["stylelint-plugin-use-baseline"],
  rules: {
    // Styles that supported browsers lack need a fallback. The ones listed here are supported
    // (vite.config.ts), but the plugin's data is out of date.
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
    // In right-to-left languages, left and right swap, so use start and end.
    "property-disallowed-list": [
      "/^(left|right|top|bottom|(min-|max-)?(width|height))$/",
      "/^((scroll-)?(margin|padding)|border)-(left|right|top|bottom)/",
    ],
    "declaration-property-value-disallowed-list": {
      "/^(inset|(scroll-)?(margin|padding)|border-(width|style|color))$/": [leftDiffers],
      "border-radius": cornerDiffers,
      "/^(?!grid|--)/": ["/(^|[\\s(,])(left|right)($|[\\s,)])/"],
      // Firefox draws slivers at hard stops in repeating gradients, except between legacy sRGB colors.
      "/./": ["/repeating-\\w+-gradient\\(([^()]|\\([^()]*\\))*?(var\\(|okl|lab\\(|lch\\(|color|light-dark)/"],
    },
    "declaration-property-value-allowed-list": {
      "font-size": ["inherit", `/^${size}$/`],
      font: ["inherit", String.raw`/^\d+ ${size}(\/| |$)/`],
    },
    "media-feature-name-value-allowed-list": { width: ["23rem", "44rem", "60rem", "64rem", "70rem", "88rem"] },
  },
};
