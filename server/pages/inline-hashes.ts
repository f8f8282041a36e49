import { createHash } from "node:crypto";

/** Hash sources for the content security policy, computed from what is really served. JSON blocks do not run and need none. */
export function inlineHashes(html: string): { scriptHashes: string[]; styleHashes: string[] } {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = "", body]) => body && !/\bsrc=|type="(?!module|importmap)/.test(attributes))
    .map(([, , body = ""]) => source(body));
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, body = ""]) => source(body));
  return { scriptHashes: [...new Set(scripts)], styleHashes: [...new Set(styles)] };
}

function source(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
