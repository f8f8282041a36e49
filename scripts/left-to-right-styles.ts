import type { CustomAtRules, SelectorComponent, Visitor } from "lightningcss";

const isRightToLeft = (part: SelectorComponent): boolean =>
  part.type === "pseudo-class" && part.kind === "dir" && part.direction === "rtl";

/** Leaves out the rules for pages that are read from the right: no other page matches them, and each would load them with its styles. */
export const leaveOutRightToLeft: Visitor<CustomAtRules> = {
  Rule: {
    style: (rule) => (rule.value.selectors.every((parts) => parts.some(isRightToLeft)) ? [] : undefined),
  },
};
