/** Widths in rem. `stylelint.config.mjs` lists all breakpoints. */
export const breakpoints = {
  phone: 44,
  menuRow: 60,
} as const;

export const phoneQuery = `(max-width: ${breakpoints.phone}rem)`;
export const menuRowQuery = `(min-width: ${breakpoints.menuRow}.01rem)`;
