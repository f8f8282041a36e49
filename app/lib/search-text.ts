/** Text as a search compares it: no case, no accents, so that "sao" finds "São". */
export function searchText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
