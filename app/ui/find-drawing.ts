/** Only on the server, because in scripts each drawing would become a separate file. */
const drawings = import.meta.env.SSR
  ? import.meta.glob<string>("/app/drawings/**/*.svg", { eager: true, import: "default" })
  : {};

/** `path` such as "/app/drawings/scenes/bakery.svg". @throws Error for an unknown drawing */
export function findDrawing(path: string): string {
  const address = drawings[path];
  if (!address) throw new Error(`There is no drawing ${path}.`);
  return address;
}
