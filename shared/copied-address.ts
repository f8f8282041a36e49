/** A link copied from the source of a page or an email has `&amp;` between its parameters. `address` includes its "?" or "#". */
export const withoutEntities = (address: string): string => address.replace(/([?#&])(?:amp;)+/gi, "$1");
