export interface AuthAddress {
  kind: "link" | "code" | "error" | "message" | "token";
  /** The token, the code, or the service's error code; empty if there is none. */
  value: string;
  /** Such as "signup"; null if the service omits it. */
  type: string | null;
  /** The link confirmed the address, but none of the passwords entered for it. */
  passwordUnset: boolean;
  search: string;
  hash: string;
}

/** Matches codes from this service or a hosted project. Any other `code`, such as a coupon's, belongs to the page. */
const codeShape = /^(?:[\w-]{43}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** Unused token from an email link (D31). */
const linkShape = /^(?:pkce_)?[\w-]{43}$/;

/** A URL from the service has one of these in its query or fragment. */
export const authAddressNames: readonly string[] = ["access_token", "code", "error", "message", "token"];

const parameters: Readonly<Record<AuthAddress["kind"], readonly string[]>> = {
  link: [],
  code: ["code", "type", "password"],
  error: ["error", "error_code", "error_description", "sb"],
  message: ["message", "sb"],
  token: [],
};

export function readAuthAddress({ search, hash }: Pick<Location, "search" | "hash">): AuthAddress | null {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  const found = find(query, fragment);
  if (!found) return null;
  const named = found.kind === "code" ? query : fragment;
  const [type, passwordUnset] = [named.get("type"), named.get("password") === "unset"];
  const isInFragment = ["access_token", "error_code", "error_description", "message"].some((name) =>
    fragment.has(name),
  );
  for (const name of parameters[found.kind]) query.delete(name);
  return {
    ...found,
    type,
    passwordUnset,
    search: query.size > 0 ? `?${query}` : "",
    hash: isInFragment || found.kind === "link" ? "" : hash,
  };
}

function find(query: URLSearchParams, fragment: URLSearchParams): Pick<AuthAddress, "kind" | "value"> | null {
  const token = fragment.get("token") ?? "";
  if (linkShape.test(token) && fragment.has("type")) return { kind: "link", value: token };
  const code = query.get("code") ?? "";
  if (codeShape.test(code)) return { kind: "code", value: code };
  for (const part of [fragment, query]) {
    // Not every service sends `error_code`.
    if (part.has("error") && (part.has("error_code") || part.has("error_description")))
      return { kind: "error", value: part.get("error_code") ?? "" };
  }
  if (fragment.has("message") && fragment.has("sb")) return { kind: "message", value: "" };
  return fragment.has("access_token") ? { kind: "token", value: "" } : null;
}
