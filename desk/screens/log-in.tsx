import { Hono } from "hono";
import { Field } from "#app/ui/field.tsx";
import { FormAlert } from "#app/ui/form/form-alert.tsx";
import { adminLogIn } from "#content/generated/desk/admin.ts";
import { recordAction } from "#server/admin/actions.ts";
import { verifyOperator } from "#server/admin/operators.ts";
import { endSession, startSession } from "#server/admin/sessions.ts";
import { LimitError } from "@site/backend";
import { clientIp, isLoopback } from "@site/http";
import { audit } from "#server/log/security-events.ts";
import { type DeskContext, type DeskRoutes, documentResponse, logAction, redirect } from "../context.tsx";
import { readDeskForm } from "../http/desk-form.ts";
import { clearSessionCookie, readSessionCookie, setSessionCookie } from "../http/session-cookie.ts";
import { Form, SubmitButton } from "../parts/elements.tsx";
import { Document, Logo } from "../parts/layout.tsx";

interface LogInProps {
  stylesheet: string;
  problem: "wrong" | "tooMany" | null;
  name: string;
}

const LogIn = ({ stylesheet, problem, name }: LogInProps) => (
  <Document title={adminLogIn.title} stylesheet={stylesheet}>
    <main className="wrap stack gap-5 signed-out">
      <Logo />
      <Form action="/log-in" className="card stack gap-3">
        <h1>{adminLogIn.heading}</h1>
        <p className="soft">{adminLogIn.lead}</p>
        {problem && <FormAlert>{adminLogIn[problem]}</FormAlert>}
        <Field
          name="name"
          label={adminLogIn.name}
          required
          autoComplete="username"
          defaultValue={name}
          maxLength={60}
        />
        <Field
          name="passphrase"
          label={adminLogIn.passphrase}
          type="password"
          required
          autoComplete="current-password"
          maxLength={200}
        />
        <p className="soft small">{adminLogIn.hint}</p>
        <SubmitButton variant="primary">{adminLogIn.submit}</SubmitButton>
      </Form>
    </main>
  </Document>
);

const answer = (context: DeskContext, problem: LogInProps["problem"], name: string, status = 200): Response =>
  documentResponse(<LogIn stylesheet={context.var.parts.stylesheet} problem={problem} name={name} />, status);

async function logIn(context: DeskContext): Promise<Response> {
  const { parts, origin } = context.var;
  const { db, limits, log, now, passwords } = parts;
  const body = await readDeskForm(context);
  const name = body.text("name").trim().slice(0, 60);
  const passphrase = body.text("passphrase").slice(0, 200);
  const ip = clientIp(context, parts.trustedProxyCount);
  // Counted before the comparison, so that parallel requests gain no attempts. Local requests are not counted, because all programs on
  // the machine share an address and one could lock operators out. Nobody can guess a passphrase of 99 random bits.
  if (!isLoopback(ip)) await limits.spendRequest("desk-log-in", ip);
  const operator = await verifyOperator(db, passwords, { name, passphrase });
  if (!operator) {
    audit(log, "desk_log_in_failed", { address: ip });
    return answer(context, "wrong", name, 403);
  }
  // Ends the browser's previous session.
  const before = readSessionCookie(context, origin);
  if (before) await endSession(db, before);
  setSessionCookie(context, origin, await startSession(db, operator.id, now()));
  await recordAction(db, operator.name, "log-in");
  return context.redirect("/inbox", 303);
}

export const logInRoutes: DeskRoutes = new Hono();
logInRoutes.onError((error, context) => {
  if (error instanceof LimitError) return answer(context, "tooMany", "", 429);
  throw error;
});
logInRoutes.get("/log-in", (context) => answer(context, null, ""));
logInRoutes.post("/log-in", logIn);

export const logOutRoutes: DeskRoutes = new Hono();
logOutRoutes.post("/log-out", async (context) => {
  await logAction(context, "log-out");
  await endSession(context.var.parts.db, context.get("session").token);
  clearSessionCookie(context, context.get("origin"));
  return redirect(context, "/log-in");
});
