/** The server keeps one page of a case study for all visitors, so a script carries the visitor's search back to the list. */
export default function carrySearch(link: HTMLElement): void {
  (link as HTMLAnchorElement).search = location.search;
}
