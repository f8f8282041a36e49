import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { base64url, decodeProtectedHeader, SignJWT } from "jose";
import { expect, test } from "vitest";
import { decrypt, encrypt } from "@site/http";
import { createAccessTokens, decodeRefreshToken, encodeRefreshToken } from "./tokens.ts";
import { createClaims, createTestSecrets } from "./testing.ts";

const issuer = "https://site.example/auth/v1";
let offset = 0;
const tokens = createAccessTokens({
  keys: createTestSecrets().signingKeys,
  issuer,
  now: () => new Date(Date.now() + offset),
});

test("S7.6 a refresh token is readable, and any change invalidates it", () => {
  const key = randomBytes(32);
  fc.assert(
    fc.property(
      fc.uuid(),
      fc.integer({ min: 0, max: 2 ** 32 - 1 }),
      fc.nat(),
      fc.nat(),
      (sessionId, counter, place, by) => {
        const token = encodeRefreshToken(key, { sessionId, counter });
        expect(decodeRefreshToken(key, token)).toEqual({ sessionId, counter });
        expect(decodeRefreshToken(randomBytes(32), token)).toBeNull();
        const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        const index = place % token.length;
        const other = alphabet[(alphabet.indexOf(token[index] ?? "") + 1 + (by % 63)) % 64] ?? "";
        expect(decodeRefreshToken(key, token.slice(0, index) + other + token.slice(index + 1))).toBeNull();
      },
    ),
  );
});

test("S7.6 only a refresh token is read as one", () => {
  const key = randomBytes(32);
  fc.assert(
    fc.property(fc.string({ maxLength: 120, unit: "binary" }), (text) => {
      expect(decodeRefreshToken(key, text)).toBeNull();
    }),
  );
});

test("S7.6 encrypted values are readable only with their key and owner", () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), fc.string(), (owner, added, text) => {
      const key = randomBytes(32);
      const value = encrypt(key, owner, text);
      expect(decrypt(key, owner, value)).toBe(text);
      expect(() => decrypt(randomBytes(32), owner, value)).toThrow("authenticate");
      expect(() => decrypt(key, owner + added, value)).toThrow("authenticate");
    }),
  );
});

test("S8.2 forged, foreign and expired access tokens are refused", async () => {
  const { token } = await tokens.sign(createClaims());
  await expect(tokens.verify(token)).resolves.toMatchObject({ role: "authenticated" });
  const { keys } = await tokens.keys();
  const [header = "", payload = "", signature = ""] = token.split(".");
  const encode = (value: object) => base64url.encode(JSON.stringify(value));
  const { kid } = decodeProtectedHeader(token);
  const withHmac = (secret: Uint8Array) =>
    new SignJWT(createClaims())
      .setProtectedHeader({ alg: "HS256", kid: kid ?? "", typ: "JWT" })
      .setIssuer(issuer)
      .setAudience("authenticated")
      .setIssuedAt()
      .setExpirationTime("1h")
      .sign(secret);
  const forged = [
    `${encode({ alg: "none", typ: "JWT" })}.${payload}.`,
    `${encode({ alg: "none", kid, typ: "JWT" })}.${payload}.${signature}`,
    `${encode({ alg: "ES256", kid: "../../etc/passwd", typ: "JWT" })}.${payload}.${signature}`,
    `${encode({ alg: "ES256", kid, typ: "JWT", jwk: keys[0] })}.${payload}.${signature}`,
    `${header}.${encode({ ...createClaims(), iss: issuer, aud: "authenticated", exp: 9_999_999_999 })}.${signature}`,
    await withHmac(new TextEncoder().encode(JSON.stringify(keys[0]))),
    `${header}.${payload}`,
    `${header}.${payload}.${signature}.x`,
    "",
  ];
  for (const candidate of forged) await expect(tokens.verify(candidate)).rejects.toMatchObject({ code: "bad_jwt" });
  offset = 3_601_000;
  await expect(tokens.verify(token)).rejects.toMatchObject({ code: "bad_jwt" });
  offset = 0;
});

test("S8.2 any change to an access token invalidates it", async () => {
  const { token } = await tokens.sign(createClaims());
  const characters = fc.constantFrom("A", "b", "7", "_", ".", "=");
  const changed = fc
    .tuple(fc.nat(token.length), characters)
    .filter(([index, character]) => token[index] !== character)
    .map(([index, character]) => token.slice(0, index) + character + token.slice(index + 1));
  await fc.assert(
    fc.asyncProperty(changed, async (candidate) => {
      expect(await tokens.verify(candidate).catch(() => null)).toBeNull();
    }),
    { numRuns: 60 },
  );
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const lastBits = letters[letters.indexOf(token.at(-1) ?? "") ^ 1];
  for (const candidate of [`${token}==`, token.replace(".", "=."), `${token.slice(0, -1)}${lastBits}`]) {
    expect(await tokens.verify(candidate).catch(() => null)).toBeNull();
  }
});
