/**
 * Tells a service of pages and a few events (D26): never what a visitor typed, no query and no hash. With one of the services it is inlined
 * into every page where the setting ANALYTICS names it, so that other pages have no byte of it.
 */
import { visitsPerRating } from "#content/analytics.ts";
import { isConsentCurrent } from "#content/consent-lifetime.ts";
import { storageKeys } from "#shared/storage-keys.ts";
import type * as Vitals from "./vitals.ts";

/** What the setting says of the service, as attributes of the script. */
export interface Service {
  /** Where it takes what is sent. */
  to: string;
  /** What it knows the site by. */
  site?: string;
}

/**
 * What the service takes.
 * @param name of an event; empty for the page itself
 * @param from the origin of the other site that led to the page; empty where none did
 */
type RequestOf = (
  name: string,
  from: string,
  service: Service,
  ratings?: Vitals.Ratings,
) => [url: string, init?: RequestInit];

export function countVisits(requestOf: RequestOf): void {
  const data = (document.currentScript as HTMLScriptElement).dataset;
  let sent: string[] = [];
  /** Only the origin, and that of another site. */
  let [from = ""] = /^https?:..[^/]+/.exec(document.referrer) || [];
  if (from === location.origin) from = "";

  /** Where `live` asks (P1): nothing is stored, the browser blocks storage, or somebody changed what it stores, is a no. */
  const isChosen = (): boolean => {
    try {
      const { allowed, time } = JSON.parse(localStorage.getItem(storageKeys.consent) as string);
      return allowed.includes("statistics") && isConsentCurrent(time, Date.now());
    } catch {
      return false;
    }
  };
  /** The signals of a browser stop everything. */
  const isAllowed = (): boolean =>
    navigator.doNotTrack !== "1" &&
    !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl &&
    (!data.asks || isChosen());

  /** The page first, once each time that it is seen; then each event once. */
  const send = (name = "", ratings?: Vitals.Ratings): void => {
    // In a tab in the background, or made in advance, it is not seen yet. An event of a page that was seen counts there too.
    if ((document.hidden && !sent.length) || sent.includes(name) || !isAllowed()) return;
    if (name) send();
    sent.push(name);
    const [url, init] = requestOf(name, from, data as Partial<Service> as Service, ratings);
    fetch(url, { ...init, credentials: "omit", keepalive: true }).catch(() => {});
    from = "";
    if (!name) lookForNothing();
  };
  const lookForNothing = (): void => {
    if (document.querySelector("[data-nothing-found]")) send("Search without a result");
  };
  const onSeen = (): void => {
    (window.requestIdleCallback || setTimeout)(() => {
      if (sent.length) return;
      send();
      if (sent.length && Math.random() < 1 / visitsPerRating)
        import(/* @vite-ignore */ data.vitals as string).then((vitals: typeof Vitals) =>
          vitals.default((ratings) => send("Web vitals", ratings)),
        );
    });
  };
  const listen = (type: string, listener: (event: Event) => void): void => addEventListener(type, listener, true);

  // An event is told of, once a page, where one of these types happens within such an element.
  for (const [name, type, selector] of [
    ["Demo used", "input", "[data-island=demo-table]"],
    ["Calculator used", "input", "[data-island=calculator]"],
    ["Plan chosen", "click", "[data-plan][commandfor],[data-plans]"],
    ["Sign-up begun", "input", "#sign-up"],
    ["Sign-up done", "sent", "#sign-up"],
    ["Message sent", "sent", "#contact-sales,#chat details"],
    ["Template used", "click", "[data-copy],[href^='/demo#m']"],
  ] as const)
    listen(type, ({ target }) => (target as Element).closest(selector) && send(name));
  listen("change", lookForNothing);
  listen("load", onSeen);
  listen("visibilitychange", onSeen);
  // The notice closes with an answer.
  listen("close", () => send());
  listen("pageshow", (event) => {
    if (!(event as PageTransitionEvent).persisted) return;
    sent = [];
    send();
  });
}
