/** A module and its imports as the text of a classic script (vite.config.ts). */
declare module "*?inline-script" {
  const text: string;
  export default text;
}

declare module "virtual:react-router/inject-hmr-runtime";

/** Address of a file of its own that bundles a module and its imports (vite.config.ts). */
declare module "*?script-address" {
  const address: string;
  export default address;
}
