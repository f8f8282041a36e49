import type { IconName } from "../../app/components/ui/icon-names.ts";
import { lark } from "./mark.ts";

const fine = 'stroke-width="1.1"';

// Drawn on a 32 grid with a 2 px round stroke; service icons carry engraver's lines at the lower left.
const shapes: Record<IconName, string> = {
  email: `<path d="M4 8.5h24v16H4zM4 9l12 9.5L28 9"/><path ${fine} d="M6.5 22.5h5M6.5 20.5h3.5M6.5 18.5h2"/>`,
  sms: `<path d="M5 6h22v15H14l-5 5v-5H5zM9.5 11h13M9.5 15h8"/><path ${fine} d="M21 18.7h4M22.5 16.7H25M24 14.7h1"/>`,
  whatsapp: `<path d="M16 4.5a11.5 11.5 0 1 1-5.6 21.5L5 27.5l1.6-5A11.5 11.5 0 0 1 16 4.5Zm-6.5 12 3 3 6-6.5M15 18.5l1 1 6-6.5"/><path ${fine} d="M14 24.5h6M12 22.5h10.5"/>`,
  social: `<path d="M5 5h22v22H5zM16 19.5c-3.5-2.2-5-4-5-6a2.7 2.7 0 0 1 5-1.3 2.7 2.7 0 0 1 5 1.3c0 2-1.5 3.8-5 6ZM5 23h22"/><path ${fine} d="M7.5 25h11M7.5 20.5h3M7.5 18.5h1.5"/>`,
  ads: `<path d="M5 12.5v7h5l13 6v-19l-13 6zM10 12.5v7M11 20l2 7h3.5L15 22M26.5 13.5a4 4 0 0 1 0 5"/><path ${fine} d="M13 18.5h8M13 16.5h8M15 20.5h6"/>`,
  seo: `<circle cx="14" cy="14" r="9"/><path d="m20.6 20.6 6.9 6.9M9.5 16l3-3.5 2.5 2.5 4-4.5M16.5 10.5H19V13"/><path ${fine} d="M9.5 19h9M11.5 21h5"/>`,
  kol: `<circle cx="16" cy="11.5" r="5"/><path d="M6 27c.5-5.8 4.5-8.5 10-8.5s9.5 2.7 10 8.5zM25.5 4l.9 2 2.1.2-1.6 1.5.5 2.1-1.9-1.1-1.9 1.1.5-2.1-1.6-1.5 2.1-.2z"/><path ${fine} d="M9 25h8M10 23h7M12 21h5"/>`,
  bizmail: `<path d="M4.5 11h23v15.5h-23zM11.5 11V6.5h9V11M18.4 18.7a2.4 2.4 0 1 1-4.8 0 2.4 2.4 0 0 1 4.8 0Zm0-2.5v3.3c0 2.2 2.9 1.7 2.9-.8a5.3 5.3 0 1 0-2.6 4.5"/><path ${fine} d="M6.5 24.5h4M6.5 22.5h2.5M6.5 20.5h2"/>`,
  web: `<path d="M4 6h24v20.5H4zM4 11h24M7 8.5h.01M10 8.5h.01M8 15h7v7.5H8zM19 15h5.5M19 18.5h5.5"/><path ${fine} d="M9.5 20.8h4M9.5 18.8h4M19 22.5h5.5"/>`,
  crm: `<path d="M4.5 14h23v12.5h-23zM7 14V9.5h18V14M9.5 9.5V5.5h13v4M13 19.5h6v2.5h-6z"/><path ${fine} d="M6.5 24.5h5M6.5 22.5h4M9.5 12h9"/>`,

  facebook:
    '<path d="M18.5 28V17.5h4l.6-4.5h-4.6v-2.5c0-1.5.6-2.3 2.3-2.3H23V4.2C22.6 4.1 21.4 4 20 4c-3.5 0-6 2.1-6 6v3h-4v4.5h4V28"/>',
  instagram: '<rect x="5" y="5" width="22" height="22" rx="6.5"/><circle cx="16" cy="16" r="5"/><path d="M22 10h.01"/>',
  linkedin: '<path d="M5 5h22v22H5zM10.5 14v8M10.5 10h.01M15.5 22v-8M15.5 18c0-5 6.5-5 6.5 0v4"/>',
  youtube: '<rect x="3.5" y="7" width="25" height="18" rx="5"/><path d="m13.5 12.5 6 3.5-6 3.5z"/>',
  x: '<path d="M5 5h6.5L27 27h-6.5zM26 5l-9 9.8M14.5 17.6 6 27"/>',

  chat: '<path d="M5 6h22v15H14l-5 5v-5H5zM11 13.5h.01M16 13.5h.01M21 13.5h.01"/>',
  play: '<path d="M10 6.5v19l15-9.5z"/>',
  pause: '<path d="M11 7v18M21 7v18"/>',
  arrow: '<path d="M5 16h21M18 8l8 8-8 8"/>',
  back: '<path d="M27 16H6M14 8l-8 8 8 8"/>',
  down: '<path d="m8 12 8 8 8-8"/>',
  close: '<path d="m7 7 18 18M25 7 7 25"/>',
  tick: '<path d="m6 17 6.5 6.5L26 9"/>',
  menu: '<path d="M4 9h24M4 16h24M4 23h24"/>',
  moon: '<path d="M25.5 19.5A11 11 0 0 1 12.5 6.5a11 11 0 1 0 13 13Z"/>',
  sun: '<circle cx="16" cy="16" r="5.5"/><path d="M16 3.5v3M16 25.5v3M3.5 16h3M25.5 16h3M7.2 7.2l2.1 2.1M22.7 22.7l2.1 2.1M24.8 7.2l-2.1 2.1M9.3 22.7l-2.1 2.1"/>',
  ext: '<path d="M12 7h13v13M25 7 7 25"/>',
  find: '<circle cx="14" cy="14" r="9"/><path d="m20.6 20.6 6.9 6.9"/>',
  desk: '<path d="M4 12h24M6 12v14M26 12v14M9 12V6h14v6M6 19h20"/>',
  bill: '<path d="M7 4h18v24l-3-2-3 2-3-2-3 2-3-2-3 2zM11 11h10M11 16h10M11 21h5"/>',
  gear: '<path d="M5 9h14M25 9h2M5 23h2M13 23h14M5 16h8M19 16h8"/><circle cx="22" cy="9" r="3"/><circle cx="10" cy="23" r="3"/><circle cx="16" cy="16" r="3"/>',
  exit: '<path d="M18 5H7v22h11M13 16h14M22 11l5 5-5 5"/>',
  help: '<circle cx="16" cy="16" r="11.5"/><path d="M12.5 12.5c.3-4.3 7-4 7 0 0 2.8-3.5 3-3.5 6M16 22.5h.01"/>',
  cal: `<path d="M5 8h22v19H5zM5 13.5h22M11 4.5V9M21 4.5V9"/><path ${fine} d="M8 24.5h8M8 22.5h6"/>`,
  send: '<path d="M28 4 3.5 13.5l10 4.5zM28 4l-9 24-5.5-10z"/>',
  copy: '<path d="M11 11h16v16H11z"/><path d="M21 11V5H5v16h6"/>',
  alert: '<path d="M16 4.5 29 27H3zM16 13v6.5M16 23.2h.01"/>',
  lock: '<path d="M6 14h20v13.5H6zM10.5 14v-3.5a5.5 5.5 0 0 1 11 0V14M16 19v4"/>',
  clock: '<circle cx="16" cy="16" r="11.5"/><path d="M16 9v7l5 3.5"/>',
  pin: '<path d="M16 28.5C10 21.5 7 17.5 7 13a9 9 0 0 1 18 0c0 4.5-3 8.5-9 15.5Z"/><circle cx="16" cy="13" r="3"/>',
  print: '<path d="M9 12V4.5h14V12M9 23H4.5V12h23v11H23M9 19h14v8.5H9z"/>',
  again: '<path d="M26.5 16A10.5 10.5 0 1 1 23 8.2M26.5 4v6h-6"/>',
  phone:
    '<path d="M6 5h6l2.5 7-3.5 2.5a17 17 0 0 0 6.5 6.5L20 17.5l7 2.5v6c-1 1-2.5 1.5-4 1.3C13.5 26 6 18.5 4.7 9 4.5 7.5 5 6 6 5Z"/>',
  plus: '<path d="M16 6v20M6 16h20"/>',
  minus: '<path d="M6 16h20"/>',
  eye: '<path d="M2.5 16C6 9.5 10.5 6.5 16 6.5S26 9.5 29.5 16C26 22.5 21.5 25.5 16 25.5S6 22.5 2.5 16Z"/><circle cx="16" cy="16" r="4.5"/>',

  lark: `<g fill="currentColor" stroke="none">${lark}</g>`,
};

/** One symbol per icon, colored by the page through `currentColor`. */
export const iconSymbols: readonly string[] = Object.entries(shapes).map(
  ([name, shape]) => `<symbol id="${name}" viewBox="0 0 32 32">${shape}</symbol>`,
);

/** The strokes of an icon on its 32 grid, for a drawing that colors them itself. */
export const iconBody = (name: IconName): string => shapes[name];
