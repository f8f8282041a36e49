/** The pattern by which `like` finds the texts that contain this one. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
