/** The server keeps one page of a case study for all visitors, so a link from it carries on the visitor's search in the list by script. */
export default function carrySearch(link: HTMLElement): void {
  (link as HTMLAnchorElement).search = location.search;
}
