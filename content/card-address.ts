export const cardSize = { width: 1200, height: 630 };

export const toCardName = (path: string): string => (path === "/" ? "home" : path.slice(1).replaceAll("/", "-"));

export const cardAddress = (prefix: string, name: string): string => `/og${prefix}/${name}.png`;
