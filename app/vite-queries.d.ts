/** A module as the text of a classic script, with all that it imports (vite.config.ts). */
declare module "*?inline-script" {
  const text: string;
  export default text;
}

declare module "virtual:react-router/inject-hmr-runtime";
