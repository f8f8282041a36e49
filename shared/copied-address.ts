/** Links copied from HTML source have `&amp;` between parameters. `address` includes its "?" or "#". */
export const withoutEntities = (address: string): string => address.replace(/([?#&])(?:amp;)+/gi, "$1");
