/** `RegExp.escape` is newer than the browsers that app/tsconfig.json allows. */
export const escapePattern = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");
