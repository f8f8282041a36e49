import { type Context, Hono } from "hono";
import * as v from "valibot";
import { checkCaptcha } from "../captcha.ts";
import type { AuthContext } from "../context.ts";
import { AuthError } from "../auth-error.ts";
import {
  challengeFields,
  dataField,
  limitAddress,
  optionalField,
  readBody,
  readEmailReturn,
  securityField,
  visitorOf,
} from "../requests.ts";
import type { Visitor } from "../sessions.ts";
import { type MailRequest, requestRecovery, requestSignInLink, resendMail } from "../sign-in-mail.ts";

const body = v.object({
  type: optionalField,
  email: optionalField,
  phone: optionalField,
  create_user: v.optional(v.nullable(v.boolean())),
  data: dataField,
  gotrue_meta_security: securityField,
  ...challengeFields,
});

type Given = v.InferOutput<typeof body>;

/** Emails that sign in or recover. Every answer is `{}`, whether there is an account or not. */
export function mailRoutes(auth: AuthContext): Hono {
  const answer =
    (write: (given: Given, request: MailRequest, visitor: Visitor) => Promise<void>) =>
    async (context: Context): Promise<Response> => {
      const visitor = visitorOf(context, auth.settings);
      await limitAddress(auth, "mail", visitor);
      const given = await readBody(context, body);
      await checkCaptcha(auth, given.gotrue_meta_security?.captcha_token ?? undefined, visitor.address);
      if (given.phone) throw new AuthError(400, "phone_provider_disabled", "Unsupported phone provider");
      if (!given.email) throw new AuthError(400, "validation_failed", "An email address is required");
      await write(given, { email: given.email, ...readEmailReturn(auth, context, given) }, visitor);
      return context.json({});
    };
  const signInLink = answer((given, request, visitor) =>
    requestSignInLink(auth, { ...request, newUser: given.create_user === false ? null : (given.data ?? {}) }, visitor),
  );
  return new Hono()
    .post(
      "/recover",
      answer((_given, request, visitor) => requestRecovery(auth, request, visitor)),
    )
    .post("/otp", signInLink)
    .post("/magiclink", signInLink)
    .post(
      "/resend",
      answer((given, request, visitor) => resendMail(auth, { ...request, type: given.type ?? "" }, visitor)),
    );
}
