import { attributeOf, findElements, setAttribute } from "./html-tree.ts";
import type { Pass } from "./pass.ts";

/** As the build names `app/late/after-load.ts` (vite.config.ts), and in development. */
const afterLoadAddress = /^\/(assets\/after-load-[^/]+\.js|app\/late\/after-load\.ts)$/;

/**
 * Gives early-loader.ts the address of the module that it fetches after load, in an attribute, so that its text is the same everywhere.
 * @throws Error where the module was not built, or the page has no early loader
 */
export const lateModules: Pass = (document, { assets }) => {
  const address = [...assets.keys()].find((path) => afterLoadAddress.test(path));
  const loader = findElements(document, "script").find((script) => attributeOf(script, "data-early") !== undefined);
  if (!address || !loader) throw new Error("The page has no early loader, or app/late/after-load.ts was not built.");
  setAttribute(loader, "data-after-load", address);
};
