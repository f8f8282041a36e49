import { Hono } from "hono";
import type { AuthContext } from "./context.ts";
import { AuthError } from "./auth-error.ts";

export function aboutRoutes(auth: AuthContext): Hono {
  const { name, providers = {} } = auth.settings;
  return new Hono()
    .get("/health", (context) =>
      context.json({
        version: "1",
        name: `${name} Auth`,
        description: "Accounts, in the wire format of Supabase Auth",
      }),
    )
    .get("/settings", (context) =>
      context.json({
        external: {
          anonymous_users: false,
          email: true,
          phone: false,
          github: providers.github !== undefined,
          google: providers.google !== undefined,
        },
        disable_signup: false,
        mailer_autoconfirm: false,
        phone_autoconfirm: false,
        sms_provider: "",
        saml_enabled: false,
        passkeys_enabled: false,
      }),
    )
    .get("/.well-known/jwks.json", async (context) => {
      context.header("Cache-Control", "public, max-age=600");
      return context.json(await auth.accessTokens.keys());
    })
    .post("/sso", () => {
      throw new AuthError(404, "saml_provider_disabled", "SAML 2.0 is disabled");
    })
    .all("/passkeys/*", () => {
      throw new AuthError(404, "passkey_disabled", "Passkeys are disabled");
    });
}
