/**
 * A link copied from the source of a page or an email has `&amp;` between its parameters. It is read as what it stands for.
 * @param address with its "?" or "#"
 */
export const withoutEntities = (address: string): string => address.replace(/([?#&])(?:amp;)+/gi, "$1");
