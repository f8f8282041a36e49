/** A module as the text of a classic script, with all that it imports (vite.config.ts). */
declare module "*?inline-script" {
  const text: string;
  export default text;
}

/** A copy of the module for the file of the build that imports it: Vite takes another query for another module. */
declare module "*/sms-segments.ts?copy" {
  export * from "#app/lib/sms-segments.ts";
}
