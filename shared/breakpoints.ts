/** Widths of the window, in rem, at which a style changes. Scripts use the two that have a name. */
export const breakpoints = {
  phone: 44,
  menuRow: 60,
  others: [23, 64, 70],
} as const;

export const phoneQuery = `(max-width: ${breakpoints.phone}rem)`;
/** From here on the menu is a row. */
export const menuRowQuery = `(min-width: ${breakpoints.menuRow}.01rem)`;
