import { currentTheme } from "#app/browser/current-theme.ts";
import type { CaptchaSettings } from "#shared/public-settings.ts";

interface ProviderApi {
  render(container: HTMLElement, options: Readonly<Record<string, unknown>>): string | null | undefined;
  reset(widget: string): void;
  remove(widget: string): void;
}

declare global {
  interface Window {
    turnstile?: ProviderApi;
    hcaptcha?: ProviderApi;
    captchaLoaded?: () => void;
  }
}

/** Both providers forbid copies and pinning (developers.cloudflare.com/turnstile, docs.hcaptcha.com), so there is no integrity hash. */
const scripts = {
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=captchaLoaded",
  hcaptcha: "https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off&onload=captchaLoaded",
} as const;

const loadTimeout = 15_000;

/** In pixels, for both providers. The compact size is half as wide. */
const normalWidth = 304;

/** hCaptcha reports these if the visitor closes the puzzle or lets it expire. The box can be checked again. */
const visitorErrors: readonly unknown[] = ["challenge-closed", "challenge-expired"];

let loading: Promise<ProviderApi> | undefined;

function loadApi(provider: CaptchaSettings["provider"]): Promise<ProviderApi> {
  loading ??= new Promise<ProviderApi>((resolve, reject) => {
    const script = document.createElement("script");
    const settle = () => {
      clearTimeout(timer);
      const api = window[provider];
      if (api) resolve(api);
      else {
        script.remove();
        reject(new Error(`${scripts[provider]} could not be loaded.`));
      }
    };
    const timer = setTimeout(settle, loadTimeout);
    if (window[provider]) return settle();
    window.captchaLoaded = settle;
    script.src = scripts[provider];
    script.async = true;
    script.onerror = settle;
    document.head.append(script);
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

interface Places {
  widget: HTMLElement;
  /** hCaptcha's default container would be behind a modal dialog. */
  puzzle: HTMLElement;
}

interface Events {
  passed: (token: string) => void;
  expired: () => void;
  failed: () => void;
}

export interface CaptchaWidget {
  reset(): void;
  remove(): void;
}

/** Rejects if the script or the widget fails, or if `signal` is aborted first. */
export async function openCaptchaWidget(
  { provider, siteKey }: CaptchaSettings,
  places: Places,
  events: Events,
  signal: AbortSignal,
): Promise<CaptchaWidget> {
  const api = await loadApi(provider);
  signal.throwIfAborted();
  const id = api.render(places.widget, {
    sitekey: siteKey,
    theme: currentTheme(),
    size: places.widget.clientWidth < normalWidth ? "compact" : "normal",
    callback: events.passed,
    "expired-callback": events.expired,
    "error-callback": (code: unknown) => {
      if (!visitorErrors.includes(code)) events.failed();
      // Marks the error as handled for Turnstile.
      return true;
    },
    ...(provider === "hcaptcha" ? { "challenge-container": places.puzzle } : { "response-field": false }),
  });
  if (id === null || id === undefined) throw new Error(`${provider} returned no widget.`);
  return { reset: () => api.reset(id), remove: () => api.remove(id) };
}
