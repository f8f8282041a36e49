/** Never sends the query, the hash or anything that a visitor typed (D26). Inlined only if the setting ANALYTICS names a service. */
import { visitsPerRating } from "#content/analytics.ts";
import { isConsentCurrent } from "#content/lifetimes.ts";
import type { Ratings } from "./vitals.ts";

export interface Service {
  to: string;
  site?: string;
}

/** `name` is empty for a page view, and `from` is empty without a referring site. */
type RequestOf = (name: string, from: string, service: Service, ratings?: Ratings) => [url: string, init?: RequestInit];

export function countVisits(requestOf: RequestOf): void {
  const data = (document.querySelector("[data-vitals]") as HTMLElement).dataset;
  let sent: string[] = [];
  let [from = ""] = /^https?:..[^/]+/.exec(document.referrer) || [];
  if (from === location.origin) from = "";

  /** No choice, blocked storage or an invalid value counts as a refusal (P1). */
  const isChosen = (): boolean => {
    try {
      const { allowed, time } = JSON.parse(localStorage.getItem(data.asks as string) as string);
      return allowed.includes("statistics") && isConsentCurrent(time, Date.now());
    } catch {
      return false;
    }
  };
  const isAllowed = (): boolean =>
    navigator.doNotTrack !== "1" &&
    !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl &&
    (!data.asks || isChosen());

  const send = (name = "", ratings?: Ratings): void => {
    // Nobody sees a background tab or a prerendered page yet. Events still count after the page was seen.
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
      if (sent.length && Math.random() < 1 / visitsPerRating) import(data.vitals as string);
    });
  };
  const listen = (type: string, listener: (event: Event) => void): void => addEventListener(type, listener, true);

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
  listen("close", onSeen);
  listen("web-vitals", (event) => send("Web vitals", (event as CustomEvent<Ratings>).detail));
  listen("pageshow", (event) => {
    if (!(event as PageTransitionEvent).persisted) return;
    sent = [];
    send();
  });
}
