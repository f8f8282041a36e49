/** Case study pages are cached for all visitors, so a script adds the visitor's search to the link back. */
export default function carrySearch(link: HTMLElement): void {
  (link as HTMLAnchorElement).search = location.search;
}
