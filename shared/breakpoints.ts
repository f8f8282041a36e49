/** In rem. `stylelint.config.mjs` lists all widths at which styles change. */
export const breakpoints = {
  phone: 44,
  menuRow: 60,
} as const;

export const phoneQuery = `(max-width: ${breakpoints.phone}rem)`;
/** From here on the menu is a row. */
export const menuRowQuery = `(min-width: ${breakpoints.menuRow}.01rem)`;
