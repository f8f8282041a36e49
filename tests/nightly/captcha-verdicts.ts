/** Stubs the providers' verification if preloaded with `node --import`. A token works once, with its secret. */
const verifyAddress = /^https:\/\/(challenges\.cloudflare\.com\/turnstile\/v0|api\.hcaptcha\.com)\/siteverify$/;
const used = new Set<string>();
const fetchElsewhere = globalThis.fetch;

globalThis.fetch = async (address, options) => {
  if (!verifyAddress.test(String(address))) return fetchElsewhere(address, options);
  const form = new URLSearchParams(String(options?.body));
  const token = form.get("response") ?? "";
  const success = form.get("secret") === "captcha secret" && token.startsWith("good-") && !used.has(token);
  used.add(token);
  return Response.json({ success });
};
