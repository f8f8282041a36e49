import { timingSafeEqual } from "node:crypto";
import { decodeProtectedHeader, importJWK, type JWK, type JWTPayload, jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import { derive, isUuid } from "@site/http";
import { AuthError } from "./auth-error.ts";
import type { SigningKey, SigningKeyStore } from "./secret-store.ts";

/** Seconds. */
export const accessTokenLifetime = 3600;
const algorithm = "ES256";
export const audience = "authenticated";

export interface AmrEntry {
  method: string;
  /** Seconds since 1970. */
  timestamp: number;
}

export interface AccessTokenClaims extends JWTPayload {
  sub: string;
  session_id: string;
  role: "authenticated";
  email: string;
  phone: string;
  aal: "aal1" | "aal2";
  amr: AmrEntry[];
  app_metadata: Record<string, unknown>;
  user_metadata: Record<string, unknown>;
  is_anonymous: boolean;
}

interface LoadedKey {
  kid: string;
  sign: CryptoKey;
  verify: CryptoKey;
  public: JWK;
}

async function load(key: SigningKey): Promise<LoadedKey> {
  const [sign, verify] = await Promise.all([importJWK(key.privateKey, algorithm), importJWK(key.publicKey, algorithm)]);
  if (sign instanceof Uint8Array || verify instanceof Uint8Array) throw new Error("A signing key must be asymmetric.");
  const published = { ...key.publicKey, kid: key.kid, alg: algorithm, use: "sig", key_ops: ["verify"], ext: true };
  return { kid: key.kid, sign, verify, public: published };
}

/** Uses ES256. The newest key signs, and all keys verify. */
export function createAccessTokens(options: { keys: SigningKeyStore; issuer: string; now: () => Date }) {
  const store = options.keys;
  /** Cached by version, so another process's rotation needs no restart. Old keys stay while new ones load. */
  const loaded = new LRUCache<number, LoadedKey[]>({
    max: 2,
    fetchMethod: async () => Promise.all((await store.read()).map(load)),
  });
  const current = async (): Promise<LoadedKey[]> => (await loaded.fetch(store.version())) ?? [];

  /** A token can arrive before the notification about its key. */
  async function findKey(token: string): Promise<LoadedKey | undefined> {
    const kid = readKeyId(token);
    if (kid === null) return undefined;
    const known = (await current()).find((key) => key.kid === kid);
    if (known) return known;
    await store.catchUp();
    return (await current()).find((key) => key.kid === kid);
  }

  return {
    async sign(claims: Omit<AccessTokenClaims, "iss" | "aud" | "exp" | "iat">) {
      const [key] = await current();
      if (!key) throw new Error("There is no signing key.");
      const issuedAt = Math.floor(options.now().getTime() / 1000);
      const expiresAt = issuedAt + accessTokenLifetime;
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, kid: key.kid, typ: "JWT" })
        .setIssuer(options.issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key.sign);
      return { token, expiresAt };
    },
    /** @throws AuthError `bad_jwt` unless the token is ours and has not expired */
    async verify(token: string): Promise<AccessTokenClaims> {
      const key = await findKey(token);
      try {
        if (!key) throw new Error("unknown key");
        const { payload } = await jwtVerify(token, key.verify, {
          algorithms: [algorithm],
          issuer: options.issuer,
          audience,
          currentDate: options.now(),
          requiredClaims: ["sub", "session_id", "exp", "iat"],
          typ: "JWT",
        });
        if (isClaims(payload)) return payload;
      } catch {
        // Only forgers would benefit from a reason.
      }
      throw new AuthError(403, "bad_jwt", "invalid JWT: unable to parse or verify signature");
    },
    async keys() {
      return { keys: (await current()).map((key) => key.public) };
    },
  };
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;

function readKeyId(token: string): string | null {
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    return alg === algorithm && isUuid(kid) && isCanonical(token) ? kid : null;
  } catch {
    return null;
  }
}

/** Decoders ignore padding and the last character's spare bits, so a token could have several spellings. */
function isCanonical(token: string): boolean {
  return token.split(".").every((part) => Buffer.from(part, "base64url").toString("base64url") === part);
}

function isClaims(payload: JWTPayload): payload is AccessTokenClaims {
  return isUuid(payload.sub) && isUuid(payload.session_id) && payload.role === "authenticated";
}

export interface RefreshTokenParts {
  sessionId: string;
  counter: number;
}

function seal(key: Buffer, { sessionId, counter }: RefreshTokenParts): Buffer {
  return derive(key, `refresh token ${sessionId} ${counter}`);
}

/** Tokens are derived from the key, so a database copy contains none and parallel refreshes agree. */
export function encodeRefreshToken(key: Buffer, parts: RefreshTokenParts): string {
  const session = Buffer.from(parts.sessionId.replaceAll("-", ""), "hex");
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(parts.counter);
  return Buffer.concat([session, counter, seal(key, parts)]).toString("base64url");
}

/** @returns null for any token that `encodeRefreshToken` did not make with this key */
export function decodeRefreshToken(key: Buffer, token: string): RefreshTokenParts | null {
  const bytes = Buffer.from(token, "base64url");
  // Re-encoding rejects other base64 spellings of the same bytes.
  if (bytes.length !== 52 || bytes.toString("base64url") !== token) return null;
  const sessionId = bytes
    .subarray(0, 16)
    .toString("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  const parts = { sessionId, counter: bytes.readUInt32BE(16) };
  if (!isUuid(sessionId) || !timingSafeEqual(bytes.subarray(20), seal(key, parts))) return null;
  return parts;
}
