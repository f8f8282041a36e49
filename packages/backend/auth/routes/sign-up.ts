import { Hono } from "hono";
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
import { signUp } from "../sign-up.ts";

const body = v.object({
  email: optionalField,
  phone: optionalField,
  password: optionalField,
  data: dataField,
  gotrue_meta_security: securityField,
  ...challengeFields,
});

/** S7.3. Answered by an email, never by a session (D9). */
export function signUpRoutes(auth: AuthContext): Hono {
  return new Hono().post("/signup", async (context) => {
    const visitor = visitorOf(context, auth.settings);
    await limitAddress(auth, "sign-up", visitor);
    const given = await readBody(context, body);
    await checkCaptcha(auth, given.gotrue_meta_security?.captcha_token ?? undefined, visitor.address);
    if (given.phone) throw new AuthError(400, "phone_provider_disabled", "Phone signups are disabled");
    if (!given.email && !given.password) {
      throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
    }
    if (!given.email) throw new AuthError(400, "validation_failed", "To sign up, please provide your email");
    if (!given.password) throw new AuthError(400, "validation_failed", "Signup requires a valid password");
    const user = await signUp(
      auth,
      {
        email: given.email,
        password: given.password,
        data: given.data ?? {},
        ...readEmailReturn(auth, context, given),
      },
      visitor,
    );
    return context.json(user);
  });
}
