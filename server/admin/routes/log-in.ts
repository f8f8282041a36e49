import { Hono } from "hono";
import { AuthError, clientAddress, isLoopback } from "@site/backend";
import { record } from "../../log/security-events.ts";
import { recordAction } from "../data/actions.ts";
import { verifyOperator } from "../data/operators.ts";
import { endSession, startSession } from "../data/sessions.ts";
import { readFormBody } from "../http/form-body.ts";
import { clearSessionCookie, readSessionCookie, setSessionCookie } from "../http/session-cookie.ts";
import { type LogInProblem, logInPage } from "../views/log-in-page.ts";
import {
  act,
  type AdminContext,
  type AdminParts,
  type AdminRoutes,
  documentResponse,
  redirect,
} from "./admin-context.ts";

/** Logging in, for which no session is needed. */
export function logInRoutes(parts: AdminParts): AdminRoutes {
  const { db, limits, log, now, passwords, stylesheet } = parts;
  const answer = (problem: LogInProblem | null, name: string, status = 200): Response =>
    documentResponse(logInPage(stylesheet, problem, name), status);

  async function logIn(context: AdminContext): Promise<Response> {
    const body = await readFormBody(context);
    const name = body.text("name").trim().slice(0, 60);
    const passphrase = body.text("passphrase").slice(0, 200);
    const address = clientAddress(context, parts.trustedProxyCount);
    // Counted before the comparison, so that parallel requests can't make more attempts. Behind no proxy all programs of the machine have
    // the operator's address, and one could keep them out; nothing has to keep 99 random bits from being guessed.
    if (!isLoopback(address)) await limits.address("desk-log-in", address);
    const operator = await verifyOperator(db, passwords, { name, passphrase });
    if (!operator) {
      record(log, "desk_log_in_failed", { address });
      return answer("wrong", name, 403);
    }
    // The browser's previous session ends.
    const before = readSessionCookie(context, context.get("origin"));
    if (before) await endSession(db, before);
    setSessionCookie(context, context.get("origin"), await startSession(db, operator.id, now()));
    await recordAction(db, operator.name, "log-in");
    return context.redirect("/inbox", 303);
  }

  const routes: AdminRoutes = new Hono();
  routes.get("/log-in", () => answer(null, ""));
  routes.post("/log-in", async (context) => {
    try {
      return await logIn(context);
    } catch (error) {
      if (!(error instanceof AuthError) || error.status !== 429) throw error;
      return answer("tooMany", "", 429);
    }
  });
  return routes;
}

/** Logging out, which ends the session on the server. */
export function logOutRoutes(parts: AdminParts): AdminRoutes {
  const routes: AdminRoutes = new Hono();
  routes.post("/log-out", async (context) => {
    await act(parts, context, "log-out");
    await endSession(parts.db, context.get("session").token);
    clearSessionCookie(context, context.get("origin"));
    return redirect(parts, context, "/log-in");
  });
  return routes;
}
