import type { CustomAtRules, SelectorComponent, Visitor } from "lightningcss";

const isRightToLeft = (part: SelectorComponent): boolean =>
  part.type === "pseudo-class" && part.kind === "dir" && part.direction === "rtl";

/** Drops right-to-left rules from pages in other languages, which never match them. */
export const leaveOutRightToLeft: Visitor<CustomAtRules> = {
  Rule: {
    style: (rule) => (rule.value.selectors.every((parts) => parts.some(isRightToLeft)) ? [] : undefined),
  },
};
