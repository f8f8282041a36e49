import { Hono } from "hono";
import { Field } from "#app/ui/field.tsx";
import { adminAccounts } from "#content/generated/desk/admin.ts";
import { ExpectedError, type FoundUser } from "@site/backend";
import { confirm, type DeskRoutes, logAction, notFound, page, redirect, uuidPattern } from "../context.tsx";
import { BackLink, Facts, Form, SubmitButton, UserText } from "../parts/elements.tsx";
import { getAddress, Blocked, getUsers, when } from "./accounts.tsx";

const day = 86_400_000;
const blockSpans = { day: 1, week: 7, year: 365, ever: 36_500 } as const;
const spanNames = Object.keys(blockSpans) as (keyof typeof blockSpans)[];

const factorNames: Readonly<Record<string, string>> = adminAccounts.factorNames;

const Account = ({ user }: { user: FoundUser }) => (
  <div className="page stack gap-5 narrow">
    <BackLink to="/accounts" words={adminAccounts.back} />
    <h1>
      <UserText>{getAddress(user)}</UserText>
    </h1>
    <Blocked {...user} />
    <Facts
      facts={[
        [adminAccounts.id, user.id],
        [adminAccounts.created, when(user.createdAt, "")],
        [adminAccounts.confirmed, when(user.confirmedAt, adminAccounts.notConfirmed)],
        [adminAccounts.lastLogIn, when(user.lastSignInAt, adminAccounts.never)],
        [adminAccounts.sessions, adminAccounts.devices(user.sessions)],
        [
          adminAccounts.factors,
          user.factors.map((name) => factorNames[name] ?? name).join(", ") || adminAccounts.noFactors,
        ],
      ]}
    />
    {user.blockedUntil === null ? (
      <Form action={`/accounts/${user.id}/block`} className="cluster">
        <Field as="select" name="days" label={adminAccounts.blockFor} defaultValue={blockSpans.ever}>
          {spanNames.map((name) => (
            <option key={name} value={blockSpans[name]}>
              {adminAccounts.spans[name]}
            </option>
          ))}
        </Field>
        <SubmitButton>{adminAccounts.block}</SubmitButton>
      </Form>
    ) : (
      <Form action={`/accounts/${user.id}/unblock`}>
        <SubmitButton>{adminAccounts.unblock}</SubmitButton>
      </Form>
    )}
    <div className="cluster">
      <Form action={`/accounts/${user.id}/sign-out`}>
        <SubmitButton>{adminAccounts.signOut}</SubmitButton>
      </Form>
      <a href={`/accounts/${user.id}/delete`}>{adminAccounts.delete}</a>
    </div>
  </div>
);

export const accountRoutes: DeskRoutes = new Hono();
const path = `/accounts/:id{${uuidPattern}}` as const;

accountRoutes.onError((error, context) => {
  if (error instanceof ExpectedError) return notFound(context);
  throw error;
});

accountRoutes.get(path, async (context) => {
  const children = <Account user={await getUsers(context).show(context.req.param("id"))} />;
  return page(context, { title: adminAccounts.title, section: "accounts", children });
});

accountRoutes.get(`${path}/delete`, async (context) => {
  const user = await getUsers(context).show(context.req.param("id"));
  return confirm(context, "accounts", {
    title: adminAccounts.deleteTitle(getAddress(user)),
    text: adminAccounts.deleteText,
    yes: adminAccounts.deleteYes,
    no: adminAccounts.deleteNo,
    back: `/accounts/${user.id}`,
  });
});

accountRoutes.post(`${path}/block`, async (context) => {
  const id = context.req.param("id");
  const days = Number(context.get("form").text("days"));
  if (!Object.values<number>(blockSpans).includes(days)) return notFound(context);
  await getUsers(context).block(id, days * day);
  await logAction(context, "account-block", id);
  return redirect(context, `/accounts/${id}`, { key: "blocked" });
});

for (const [name, change, key] of [
  ["unblock", "unblock", "unblocked"],
  ["sign-out", "signOut", "signedOut"],
  ["delete", "delete", "accountDeleted"],
] as const) {
  accountRoutes.post(`${path}/${name}`, async (context) => {
    const id = context.req.param("id");
    await getUsers(context)[change](id);
    await logAction(context, `account-${name}`, id);
    return redirect(context, name === "delete" ? "/accounts" : `/accounts/${id}`, { key });
  });
}
