/** The lark on a 32 grid: wing and body. It has one color, no outline and no eye. */
export const lark =
  '<path d="M31.5 11.6 26.6 8.9C25.2 6.6 22.6 5 18.6 3.6c1.3 1.9 1.7 3.7 1.3 6L.8 27.9c6.2 1.2 12.3 1.4 17 .2 5.6-1.4 9.3-6.2 9.3-13.1Z"/><path d="M17.3 9.6C10.3 8.8 5.2 6.4 1.2 2.2c-.3 6.2 1.7 11.9 6.2 16.9Z"/>';

/** The lark within a drawing, as large as `size`, in one of its fills. */
export const mark = (x: number, y: number, size: number, fill = "paper") =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 32 32" class="${fill}">${lark}</svg>`;
