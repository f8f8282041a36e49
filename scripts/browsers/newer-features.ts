/** Styles that some supported browsers lack, by kind and name. Each has a fallback. */
export const newerStyles = {
  properties: {
    "accent-color": "a checkbox in the system's color",
    "animation-range": "the top bar keeps the look it has at the top",
    "animation-timeline": "the top bar keeps the look it has at the top",
    "box-decoration-break": "the line under a note's words is open where it wraps",
    "break-after": "on paper a heading may stand at the foot of a page",
    "break-inside": "on paper a block may be divided",
    "content-visibility": "the whole page is laid out at once, as on a large window",
    cursor: "the system's cursor, or none, as on a phone",
    "field-sizing": "a long message is scrolled in its field, which can be made taller by its corner",
    "font-size-adjust": "lines move by some pixels when their font loads",
    "forced-color-adjust": "stamps and codes in the system's own colors",
    "overflow-anchor": "a reload of /pricing with a hash may land a line off",
    "overscroll-behavior": "at the end of a menu the page scrolls on",
    "overscroll-behavior-x": "at the end of a strip the page scrolls on",
    resize: "a field keeps its height and is scrolled",
    "scrollbar-width": "a strip shows its scroll bar",
    "text-indent": "code that wraps goes on at the edge",
    "text-size-adjust": "a phone held sideways may enlarge long texts",
    "text-wrap": "lines break where they are full",
    "view-transition-name": "the next page is there at once",
  },
  atRules: {
    property: "the top bar takes its look past the top at once, or keeps the one at the top",
    "starting-style": "dialogs and menus appear at once",
    "view-transition": "the next page is there at once",
  },
  selectors: {
    "details-content": "answers that are closed stay closed on paper",
    selection: "selected text in the system's colors",
    "view-transition": "the next page is there at once",
    "view-transition-group": "the next page is there at once",
    "view-transition-new": "the next page is there at once",
    "view-transition-old": "the next page is there at once",
  },
} as const;

/** Interfaces, attributes and elements that some supported browsers lack. Each has a fallback and a journey. */
export const newerInterfaces = [
  {
    name: "navigator.clipboard",
    without: "the calculator and the demo say that their link is in the address bar",
    journey: "D1 without a clipboard the demo says that its link is in the address bar",
  },
  {
    name: "<details name>",
    without: "an answer stays open when the next one is opened",
    journey: "without exclusive details an answer opens while another stays open",
  },
  {
    name: "fetchpriority",
    without: "the picture of the first screen loads without priority",
    journey: "in the oldest supported browser a page keeps its text, its links and its width",
  },
  {
    name: "navigator.globalPrivacyControl",
    without: "nobody counts as having refused, so the notice asks",
    journey: "P1 live: there are three equal answers, and the choice is remembered",
  },
  {
    name: "command, commandfor",
    without: "app/browser/start.ts opens the dialog that a button names",
    journey: "S1.5 without invoker commands a dialog opens, and the other one from it",
  },
  {
    name: "light dismissal of popovers",
    without: "menus.enhance.ts closes them, which iOS before 18.3 doesn't",
    journey: "S1.6 without light dismissal, a tap outside an open layer closes it",
  },
  {
    name: "requestIdleCallback",
    without: "the script continues in its own task",
    journey: "in the oldest supported browser layers open and close, and links lead from page to page",
  },
  {
    name: "navigator.share",
    without: "the button copies the address",
    journey: "D1 a link carries message, shop and goal, which survive reload, back and forward",
  },
  {
    name: "speculation rules",
    without: "the next page is fetched when its link is pressed",
    journey: "in the oldest supported browser layers open and close, and links lead from page to page",
  },
] as const;
