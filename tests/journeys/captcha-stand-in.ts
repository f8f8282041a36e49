import type { BrowserContext } from "@playwright/test";

const providerHosts = /^https:\/\/(challenges\.cloudflare\.com|([a-z]+\.)?hcaptcha\.com)\//;

/**
 * Stubs explicit rendering. As with the real widgets, the token comes from a frame, so headers that block frames
 * block it too. The frame's URL contains the widget's options. `endTokens()` expires tokens.
 */
function provide(global: string, onload: string, frame: string): void {
  const widgets = new Map<string, { container: HTMLElement; options: Record<string, unknown> }>();
  const call = (options: Record<string, unknown>, name: string, ...given: unknown[]) => {
    const callback = options[name];
    if (typeof callback === "function") callback(...given);
  };
  const show = (id: string) => {
    const { container, options } = widgets.get(id) ?? {};
    if (!container || !options) throw new Error(`There is no widget ${id}.`);
    const element = document.createElement("iframe");
    const puzzle = options["challenge-container"];
    const dialog = puzzle instanceof HTMLElement ? puzzle.closest("dialog")?.id : "";
    element.src = `${frame}?theme=${options.theme}&sitekey=${options.sitekey}&puzzle=${dialog}#${id}`;
    element.title = "Widget of the stand-in";
    element.width = options.size === "compact" ? "150" : "300";
    element.height = options.size === "compact" ? "140" : "65";
    container.replaceChildren(element);
  };
  addEventListener("message", ({ origin, data }) => {
    const widget = origin === new URL(frame).origin && widgets.get(data.widget);
    if (widget) call(widget.options, "callback", data.token);
  });
  Object.assign(window, {
    [global]: {
      render(container: HTMLElement, options: Record<string, unknown>) {
        const id = `widget-${Math.random()}`;
        widgets.set(id, { container, options });
        show(id);
        return id;
      },
      reset: show,
      remove(id: string) {
        widgets.get(id)?.container.replaceChildren();
        widgets.delete(id);
      },
    },
    endTokens: () => {
      for (const { options } of widgets.values()) call(options, "expired-callback");
    },
  });
  const loaded: unknown = Reflect.get(window, onload);
  if (typeof loaded === "function") loaded();
}

export interface StandIn {
  requests: string[];
  /** How later requests are answered: with a token at once, with a token after a click in the frame, or not at all. */
  mode: "prompt" | "patient" | "away";
}

/** Replaces both providers' hosts in the browser. Tokens start with `word`. */
export async function standInForProviders(context: BrowserContext, word = "good"): Promise<StandIn> {
  const standIn: StandIn = { requests: [], mode: "prompt" };
  await context.route(providerHosts, (route) => {
    const url = new URL(route.request().url());
    standIn.requests.push(url.href);
    if (standIn.mode === "away") return route.abort();
    if (url.pathname.endsWith("/api.js")) {
      const global = url.host.endsWith("hcaptcha.com") ? "hcaptcha" : "turnstile";
      const given = [global, url.searchParams.get("onload"), `${url.origin}/frame`];
      return route.fulfill({ contentType: "text/javascript", body: `(${provide})(...${JSON.stringify(given)});` });
    }
    const answer = `parent.postMessage({ widget: location.hash.slice(1), token: "${word}-" + crypto.randomUUID() }, "*")`;
    const body = standIn.mode === "patient" ? `<button>I am a person</button>` : "";
    const when = standIn.mode === "patient" ? `document.querySelector("button").onclick = () => ${answer}` : answer;
    return route.fulfill({ contentType: "text/html", body: `${body}<script>${when}</script>` });
  });
  return standIn;
}
