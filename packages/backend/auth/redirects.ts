/**
 * Where an email or a provider may redirect to: the site itself, and the addresses of the allow-list. A pattern of the
 * allow-list is an origin with a path, in which `*` stands for anything but a slash and `**` for anything.
 * @returns the wanted address when it is allowed, else the site's own
 */
export function chooseRedirect(wanted: string | null | undefined, siteUrl: string, allowed: readonly string[]): string {
  const fallback = new URL("/", siteUrl).href;
  if (!wanted || wanted.length > 2048) return fallback;
  const url = URL.parse(wanted);
  if (!url || url.username !== "" || url.password !== "") return fallback;
  if (url.protocol !== "https:" && url.protocol !== "http:") return fallback;
  // The parsed address is what is compared and what is used, so both always agree.
  if (url.origin === new URL(siteUrl).origin) return url.href;
  const bare = `${url.origin}${url.pathname}`;
  return allowed.some((pattern) => matches(pattern, bare)) ? url.href : fallback;
}

function matches(pattern: string, address: string): boolean {
  const split = /^(https?:\/\/[^/]+)(\/.*)?$/.exec(pattern);
  if (!split) return false;
  const [, origin = "", path = "/"] = split;
  const source = (text: string, star: string): string =>
    text
      .split("**")
      .map((part) => part.split("*").map(RegExp.escape).join(star))
      .join(text === origin ? star : ".*");
  // In the host a star must not match a dot, or `*.example.com` would match `evil.com/.example.com`.
  return new RegExp(`^${source(origin, "[^./:@]*")}${source(path, "[^/]*")}$`).test(address);
}

/** Adds the result: in the fragment, and for PKCE in the query too. */
export function withResult(
  target: string,
  result: { fragment?: Record<string, string>; query?: Record<string, string> },
): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(result.query ?? {})) url.searchParams.set(name, value);
  if (result.fragment) url.hash = new URLSearchParams(result.fragment).toString();
  return url.href;
}
