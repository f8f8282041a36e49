/** A module as the text of a classic script, with all that it imports (vite.config.ts). */
declare module "*?inline-script" {
  const text: string;
  export default text;
}

declare module "virtual:react-router/inject-hmr-runtime";

/** The address of a module, with all that it imports, as a file that nothing else loads (vite.config.ts). */
declare module "*?script-address" {
  const address: string;
  export default address;
}
