import { CodeChallengeMethod, generateCodeVerifier, OAuth2Client } from "arctic";
import * as v from "valibot";
import type { AuthContext, ProviderEndpoints, ProviderName } from "./context.ts";
import { withDeadline } from "@site/http";
import { AuthError } from "./auth-error.ts";
import type { ProviderProfile } from "./auth-tables.ts";
import { normalizeEmail } from "./email.ts";

/** Milliseconds per response. */
const timeout = 8_000;
const maxAnswerBytes = 256 * 1024;

const builtIn: Readonly<Record<ProviderName, { endpoints: ProviderEndpoints; scopes: string[]; issuer: string }>> = {
  github: {
    endpoints: {
      authorize: "https://github.com/login/oauth/authorize",
      token: "https://github.com/login/oauth/access_token",
      user: "https://api.github.com/user",
      emails: "https://api.github.com/user/emails",
    },
    scopes: ["user:email"],
    issuer: "https://api.github.com",
  },
  google: {
    endpoints: {
      authorize: "https://accounts.google.com/o/oauth2/v2/auth",
      token: "https://oauth2.googleapis.com/token",
      user: "https://openidconnect.googleapis.com/v1/userinfo",
    },
    scopes: ["openid", "email", "profile"],
    issuer: "https://accounts.google.com",
  },
};

/** @throws AuthError 400 for an unknown or unconfigured provider */
export function openProvider({ settings: { name: site, providers = {} }, baseUrl }: AuthContext, requested: string) {
  const name = requested === "github" || requested === "google" ? requested : null;
  const settings = name && providers[name];
  if (!settings) throw new AuthError(400, "validation_failed", "Unsupported provider: provider is not enabled");
  const { scopes, issuer, endpoints: own } = builtIn[name];
  const endpoints = settings.endpoints ?? own;
  const client = new OAuth2Client(settings.clientId, settings.clientSecret, `${baseUrl}/callback`);
  return {
    name,
    begin(state: string): { url: URL; codeVerifier: string } {
      const codeVerifier = generateCodeVerifier();
      const method = CodeChallengeMethod.S256;
      const url = client.createAuthorizationURLWithPKCE(endpoints.authorize, state, method, codeVerifier, scopes);
      return { url, codeVerifier };
    },
    async finish(code: string, codeVerifier: string): Promise<ProviderProfile> {
      try {
        const tokens = await withDeadline(
          // The OAuth client has no timeout.
          client.validateAuthorizationCode(endpoints.token, code, codeVerifier),
          timeout,
          () => {
            throw new Error("The provider did not answer in time.");
          },
        );
        const read = (url: string) => readJson(url, tokens.accessToken(), site);
        return name === "github"
          ? await githubProfile(read, endpoints, issuer)
          : await googleProfile(read, endpoints, issuer);
      } catch (error) {
        if (error instanceof AuthError) throw error;
        throw new AuthError(500, "bad_oauth_callback", `Unable to exchange the answer of ${name}`);
      }
    },
  };
}

async function readJson(url: string, accessToken: string, site: string): Promise<unknown> {
  const response = await fetch(url, {
    headers: { Accept: "application/json", Authorization: `Bearer ${accessToken}`, "User-Agent": site },
    redirect: "error",
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`The provider answered ${response.status}.`);
  const text = await response.text();
  if (text.length > maxAnswerBytes) throw new Error("The provider's answer is too long.");
  return JSON.parse(text);
}

type Read = (url: string) => Promise<unknown>;

const optionalText = v.optional(v.nullable(v.string()));
const githubUser = v.object({
  id: v.union([v.number(), v.string()]),
  login: v.string(),
  name: optionalText,
  avatar_url: optionalText,
});
const githubEmails = v.array(v.object({ email: v.string(), primary: v.boolean(), verified: v.boolean() }));

async function githubProfile(read: Read, endpoints: ProviderEndpoints, issuer: string): Promise<ProviderProfile> {
  const user = v.parse(githubUser, await read(endpoints.user));
  const emails = endpoints.emails ? v.parse(githubEmails, await read(endpoints.emails)) : [];
  // The profile's address may be unverified.
  const chosen = emails.find(({ primary }) => primary) ?? emails.find(({ verified }) => verified);
  return describe(issuer, {
    subject: String(user.id),
    email: chosen?.email,
    emailVerified: chosen?.verified ?? false,
    name: user.name || user.login,
    picture: user.avatar_url,
    userName: user.login,
  });
}

const googleUser = v.object({
  sub: v.string(),
  email: optionalText,
  email_verified: v.optional(v.unknown()),
  name: optionalText,
  picture: optionalText,
});

async function googleProfile(read: Read, endpoints: ProviderEndpoints, issuer: string): Promise<ProviderProfile> {
  const user = v.parse(googleUser, await read(endpoints.user));
  return describe(issuer, {
    subject: user.sub,
    email: user.email,
    emailVerified: user.email_verified === true || user.email_verified === "true",
    name: user.name,
    picture: user.picture,
  });
}

interface Facts {
  subject: string;
  email?: string | null | undefined;
  emailVerified: boolean;
  name?: string | null | undefined;
  picture?: string | null | undefined;
  userName?: string;
}

function describe(issuer: string, facts: Facts): ProviderProfile {
  const email = facts.email ? normalizeEmail(facts.email) : null;
  const emailVerified = email !== null && facts.emailVerified;
  const fields = {
    name: facts.name,
    full_name: facts.name,
    avatar_url: facts.picture,
    picture: facts.picture,
    user_name: facts.userName,
    preferred_username: facts.userName,
  };
  const claims = Object.entries(fields).filter(([, value]) => typeof value === "string" && value.length <= 300);
  return {
    subject: facts.subject,
    email,
    emailVerified,
    data: {
      iss: issuer,
      sub: facts.subject,
      provider_id: facts.subject,
      ...(email && { email }),
      email_verified: emailVerified,
      phone_verified: false,
      ...Object.fromEntries(claims),
    },
  };
}
