import { eraseMessages } from "../../messages/mailbox.ts";
import { Hono } from "hono";
import { adminAccounts } from "#content/generated/admin.ts";
import {
  type Administration,
  blockUser,
  deleteUser,
  findUsers,
  type FoundUser,
  isUuid,
  showUser,
  signOutUser,
  unblockUser,
  UserAdministrationError,
} from "@site/backend";
import { formTokenOf } from "../data/sessions.ts";
import { accountListPage, accountPage, blockSpans } from "../views/account-pages.ts";
import { confirmPage } from "../views/confirm-page.ts";
import {
  act,
  type AdminContext,
  type AdminParts,
  type AdminRoutes,
  notFound,
  pageResponse,
  redirect,
  searchTextOf,
} from "./admin-context.ts";

const day = 86_400_000;

/** Accounts of visitors, by the same module as `larkpost users`. */
export function accountRoutes(parts: AdminParts): AdminRoutes {
  const routes: AdminRoutes = new Hono();
  const administrationOf = (context: AdminContext): Administration => ({
    db: parts.db,
    onErase: eraseMessages,
    now: parts.now,
    log: parts.log,
    operator: `desk: ${context.get("session").operator.name}`,
  });

  /** Runs `work` with the id in the address, or says that there is no such account. */
  const withUser =
    (work: (context: AdminContext, id: string) => Promise<Response>) => async (context: AdminContext) => {
      const id = context.req.param("id") ?? "";
      if (!isUuid(id)) return notFound(parts, context);
      try {
        return await work(context, id);
      } catch (error) {
        if (error instanceof UserAdministrationError) return notFound(parts, context);
        throw error;
      }
    };
  const nameOf = ({ email }: FoundUser): string => email ?? adminAccounts.noAddress;

  routes.get("/accounts", async (context) => {
    const text = searchTextOf(context);
    const found = text === "" ? null : await findUsers(administrationOf(context), text);
    const body = accountListPage(text, found);
    return pageResponse(parts, context, { title: adminAccounts.title, section: "accounts", body });
  });

  routes.get(
    "/accounts/:id",
    withUser(async (context, id) => {
      const user = await showUser(administrationOf(context), id);
      const body = accountPage(user, formTokenOf(context.get("session").token));
      return pageResponse(parts, context, { title: adminAccounts.title, section: "accounts", body });
    }),
  );

  routes.post(
    "/accounts/:id/block",
    withUser(async (context, id) => {
      const days = Number(context.get("form").text("days"));
      if (!Object.values<number>(blockSpans).includes(days)) return notFound(parts, context);
      await blockUser(administrationOf(context), id, days * day);
      await act(parts, context, "account-block", id);
      return redirect(parts, context, `/accounts/${id}`, { key: "blocked" });
    }),
  );

  routes.post(
    "/accounts/:id/unblock",
    withUser(async (context, id) => {
      await unblockUser(administrationOf(context), id);
      await act(parts, context, "account-unblock", id);
      return redirect(parts, context, `/accounts/${id}`, { key: "unblocked" });
    }),
  );

  routes.post(
    "/accounts/:id/sign-out",
    withUser(async (context, id) => {
      await signOutUser(administrationOf(context), id);
      await act(parts, context, "account-sign-out", id);
      return redirect(parts, context, `/accounts/${id}`, { key: "signedOut" });
    }),
  );

  routes.get(
    "/accounts/:id/delete",
    withUser(async (context, id) => {
      const title = adminAccounts.deleteTitle(nameOf(await showUser(administrationOf(context), id)));
      const body = confirmPage({
        title,
        text: adminAccounts.deleteText,
        yes: adminAccounts.deleteYes,
        no: adminAccounts.deleteNo,
        action: `/accounts/${id}/delete`,
        back: `/accounts/${id}`,
        formToken: formTokenOf(context.get("session").token),
      });
      return pageResponse(parts, context, { title, section: "accounts", body });
    }),
  );

  routes.post(
    "/accounts/:id/delete",
    withUser(async (context, id) => {
      await deleteUser(administrationOf(context), id);
      await act(parts, context, "account-delete", id);
      return redirect(parts, context, "/accounts", { key: "accountDeleted" });
    }),
  );
  return routes;
}
