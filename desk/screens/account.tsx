import { Hono } from "hono";
import { adminAccounts } from "#content/generated/admin.ts";
import {
  blockUser,
  deleteUser,
  type FoundUser,
  showUser,
  signOutUser,
  unblockUser,
  UserAdministrationError,
} from "@site/backend";
import { isUuid } from "@site/http";
import { act, type DeskContext, type DeskParts, type DeskRoutes, notFound, page, redirect } from "../context.tsx";
import { Confirm } from "../parts/confirm.tsx";
import { BackLink, Button, Facts, Form } from "../parts/elements.tsx";
import { Address, administrationOf, Blocked, when } from "./accounts.tsx";

const day = 86_400_000;
/** Days for which an account can be blocked. */
const blockSpans = { day: 1, week: 7, year: 365, ever: 36_500 } as const;
const spanNames = Object.keys(blockSpans) as (keyof typeof blockSpans)[];

const factorNames: Readonly<Record<string, string>> = adminAccounts.factorNames;

const Account = ({ user }: { user: FoundUser }) => (
  <div className="page narrow">
    <BackLink to="/accounts" words={adminAccounts.back} />
    <h1>
      <Address {...user} />
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
      <Form action={`/accounts/${user.id}/block`} className="row">
        <label htmlFor="days">{adminAccounts.blockFor}</label>
        <select id="days" name="days" className="field" defaultValue={blockSpans.ever}>
          {spanNames.map((name) => (
            <option key={name} value={blockSpans[name]}>
              {adminAccounts.spans[name]}
            </option>
          ))}
        </select>
        <Button kind="plain">{adminAccounts.block}</Button>
      </Form>
    ) : (
      <Form action={`/accounts/${user.id}/unblock`}>
        <Button kind="plain">{adminAccounts.unblock}</Button>
      </Form>
    )}
    <div className="marks">
      <Form action={`/accounts/${user.id}/sign-out`}>
        <Button kind="plain">{adminAccounts.signOut}</Button>
      </Form>
      <a href={`/accounts/${user.id}/delete`} className="quiet">
        {adminAccounts.delete}
      </a>
    </div>
  </div>
);

/** One account, and what operators do with it. */
export function accountRoutes(parts: DeskParts): DeskRoutes {
  const routes: DeskRoutes = new Hono();

  /** Runs `work` with the id in the address, or says that there is no such account. */
  const withUser = (work: (context: DeskContext, id: string) => Promise<Response>) => async (context: DeskContext) => {
    const id = context.req.param("id") ?? "";
    if (!isUuid(id)) return notFound(parts, context);
    try {
      return await work(context, id);
    } catch (error) {
      if (error instanceof UserAdministrationError) return notFound(parts, context);
      throw error;
    }
  };

  routes.get(
    "/accounts/:id",
    withUser(async (context, id) => {
      const children = <Account user={await showUser(administrationOf(parts, context), id)} />;
      return page(parts, context, { title: adminAccounts.title, section: "accounts", children });
    }),
  );

  routes.post(
    "/accounts/:id/block",
    withUser(async (context, id) => {
      const days = Number(context.get("form").text("days"));
      if (!Object.values<number>(blockSpans).includes(days)) return notFound(parts, context);
      await blockUser(administrationOf(parts, context), id, days * day);
      await act(parts, context, "account-block", id);
      return redirect(parts, context, `/accounts/${id}`, { key: "blocked" });
    }),
  );

  routes.post(
    "/accounts/:id/unblock",
    withUser(async (context, id) => {
      await unblockUser(administrationOf(parts, context), id);
      await act(parts, context, "account-unblock", id);
      return redirect(parts, context, `/accounts/${id}`, { key: "unblocked" });
    }),
  );

  routes.post(
    "/accounts/:id/sign-out",
    withUser(async (context, id) => {
      await signOutUser(administrationOf(parts, context), id);
      await act(parts, context, "account-sign-out", id);
      return redirect(parts, context, `/accounts/${id}`, { key: "signedOut" });
    }),
  );

  routes.get(
    "/accounts/:id/delete",
    withUser(async (context, id) => {
      const { email } = await showUser(administrationOf(parts, context), id);
      const title = adminAccounts.deleteTitle(email ?? adminAccounts.noAddress);
      const children = (
        <Confirm
          title={title}
          text={adminAccounts.deleteText}
          yes={adminAccounts.deleteYes}
          no={adminAccounts.deleteNo}
          action={`/accounts/${id}/delete`}
          back={`/accounts/${id}`}
        />
      );
      return page(parts, context, { title, section: "accounts", children });
    }),
  );

  routes.post(
    "/accounts/:id/delete",
    withUser(async (context, id) => {
      await deleteUser(administrationOf(parts, context), id);
      await act(parts, context, "account-delete", id);
      return redirect(parts, context, "/accounts", { key: "accountDeleted" });
    }),
  );
  return routes;
}
