interface NewerFeature {
  /** Its identifier in web-features: https://web-platform-dx.github.io/web-features-explorer/features/<feature>/ */
  feature: string;
  /** What a visitor gets where a browser lacks it. */
  without: string;
  /** The test that proves it: a file below `tests` and the test's title. */
  test: { file: string; title: string };
}

const fallbacks = "nightly/newer-features.spec.ts";
const looks = {
  file: fallbacks,
  title: "in the oldest supported browser a page keeps its words, its links and its width",
};
const walk = {
  file: fallbacks,
  title: "in the oldest supported browser layers open and close, and links lead from page to page",
};

const vitals = {
  file: "nightly/analytics.spec.ts",
  title:
    "D26 one visit in ten tells how quickly the page was there, once, when it is hidden; others load nothing for it",
};

/** Every feature in use that is newer than the supported browsers (support.ts): some supported browsers lack it, or have it with faults. */
export const newerFeatures: readonly NewerFeature[] = [
  { feature: "accent-color", without: "a checkbox in the system's color", test: looks },
  {
    feature: "async-clipboard",
    without: "the calculator and the demo say that their link is in the address bar",
    test: {
      file: "nightly/demo-link.spec.ts",
      title: "D1 without a clipboard the demo's link is said to be in the address bar, where it is",
    },
  },
  {
    feature: "box-decoration-break",
    without: "the line under a note's words has an open end where it wraps",
    test: looks,
  },
  {
    feature: "content-visibility",
    without: "the whole page is laid out at once, as on a large window",
    test: looks,
  },
  { feature: "cross-document-view-transitions", without: "the next page is there at once", test: walk },
  { feature: "cursor", without: "the system's cursor, or none, as on a phone", test: looks },
  {
    feature: "details-content",
    without: "answers that are closed stay closed on paper",
    test: { file: fallbacks, title: "without ::details-content a question opens and closes all the same" },
  },
  {
    feature: "details-name",
    without: "an answer stays open when the next one is opened",
    test: { file: fallbacks, title: "without exclusive details an answer opens beside one that is open" },
  },
  { feature: "devicepixelratio", without: "React takes pictures for half as dense", test: walk },
  { feature: "event-timing", without: "web-vitals, which asks for it first, tells no INP", test: vitals },
  { feature: "fetch-priority", without: "the picture of the first screen comes in its turn", test: looks },
  {
    feature: "field-sizing",
    without: "a long message is scrolled in its field, which can be made taller by its corner",
    test: { file: fallbacks, title: "in the oldest supported browser a long message is scrolled in its field" },
  },
  {
    feature: "font-metric-overrides",
    without: "lines move by some pixels when their font comes",
    test: looks,
  },
  { feature: "font-size-adjust", without: "lines move by some pixels when their font comes", test: looks },
  { feature: "forced-colors", without: "stamps and codes in the system's own colors", test: looks },
  {
    feature: "gpc",
    without: "nobody is taken to have refused: the label asks",
    test: { file: "journeys/consent.spec.ts", title: "P1 live: three equal answers, and the one given is remembered" },
  },
  {
    feature: "invoker-commands",
    without: "invoker-commands-polyfill.ts opens the dialog that a button names",
    test: {
      file: fallbacks,
      title: "S1.5 without invoker commands a dialog opens, and from one the other",
    },
  },
  { feature: "layout-instability", without: "web-vitals, which asks for it first, tells no CLS", test: vitals },
  { feature: "mouse-events", without: "React counts how far the pointer moved", test: walk },
  { feature: "navigation", without: "React, which asks for it first, shows no bar of progress", test: walk },
  {
    feature: "network-information",
    without: "React, which asks for it first, takes the connection for a middling one",
    test: walk,
  },
  {
    feature: "overflow-anchor",
    without: "a reload of /pricing with a hash may come back a line beside its place",
    test: looks,
  },
  { feature: "overscroll-behavior", without: "at the end of a menu the page scrolls on", test: looks },
  { feature: "page-breaks", without: "on paper a heading may stand at the foot of a page", test: looks },
  { feature: "page-lifecycle", without: "web-vitals takes a tab that was discarded for one that is new", test: vitals },
  {
    feature: "popover",
    without: "menus.enhance.ts closes it at a tap beside it, which iOS before 18.3 forgets",
    test: {
      file: fallbacks,
      title: "S1.6 where a tap beside an open layer closes nothing by itself, it is closed",
    },
  },
  {
    feature: "registered-custom-properties",
    without: "the top bar takes its look past the top at once, or keeps the one at the top",
    test: looks,
  },
  {
    feature: "requestidlecallback",
    without: "the script goes on in a task of its own",
    test: walk,
  },
  { feature: "resize", without: "a field keeps its height and is scrolled", test: looks },
  {
    feature: "savedata",
    without: "nothing: React Router asks for it where routes are discovered one by one, which they are not here",
    test: walk,
  },
  { feature: "scroll-driven-animations", without: "the top bar keeps the look it has at the top", test: looks },
  { feature: "scrollbar-width", without: "a strip shows the scroll bar by which it can be moved", test: looks },
  { feature: "selection", without: "selected text in the system's colors", test: looks },
  {
    feature: "share",
    without: "the button copies the address",
    test: {
      file: "journeys/demo-link.spec.ts",
      title: "D1 a link carries message, shop and goal, and reload, back and forward keep them",
    },
  },
  {
    feature: "speculation-rules",
    without: "web-vitals takes every page for one that was not made in advance",
    test: vitals,
  },
  { feature: "starting-style", without: "dialogs and menus appear at once", test: walk },
  { feature: "text-indent-each-line", without: "code that wraps goes on at the edge", test: looks },
  { feature: "text-indent-hanging", without: "code that wraps goes on at the edge", test: looks },
  { feature: "text-size-adjust", without: "a phone held sideways may enlarge long texts", test: looks },
  { feature: "text-wrap", without: "lines break where they are full", test: looks },
  { feature: "text-wrap-pretty", without: "a paragraph may end in a single word", test: looks },
  { feature: "view-transitions", without: "the next page is there at once", test: walk },
];

/** Names that the check finds in shipped packages in code that no visitor's browser runs. Keys as in browser-compat-data. */
export const neverAsked: readonly { key: string; reason: string }[] = [
  { key: "api.ML.createContext", reason: "React's function of the same name" },
  { key: "api.RTCEncodedAudioFrame.getMetadata", reason: "libphonenumber-js's method of the same name" },
  { key: "css.types.corner-shape-value.round", reason: "round() of a length has the same name" },
  { key: "api.RestrictionTarget.fromElement_static", reason: "the old property of mouse events, which React reads" },
  { key: "api.PaymentResponse.requestId", reason: "the property of Supabase's errors" },
  {
    key: "html.global_attributes.is",
    reason: "React creates customized elements for whoever writes `is`, which nothing here does",
  },
  ...[
    "api.CredentialsContainer.create.publicKey_option.requireResidentKey",
    "api.PublicKeyCredential.parseCreationOptionsFromJSON_static",
    "api.PublicKeyCredential.parseRequestOptionsFromJSON_static",
  ].map((key) => ({ key, reason: "Supabase's passkeys, which the site does not offer" })),
];
