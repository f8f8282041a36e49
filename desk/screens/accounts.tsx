import { Hono } from "hono";
import { adminAccounts } from "#content/generated/desk/admin.ts";
import type { FoundUser, UserAdministration } from "@site/backend";
import { type DeskContext, type DeskRoutes, getOperator, page } from "../context.tsx";
import { Entry, moment } from "../parts/elements.tsx";
import { readListQuery, List } from "../parts/list.tsx";

export const getUsers = (context: DeskContext): UserAdministration =>
  context.var.parts.users(`desk: ${getOperator(context)}`);

export const when = (time: Date | null, otherwise: string): string => (time === null ? otherwise : moment(time));

export const getAddress = ({ email }: FoundUser): string => email ?? adminAccounts.noAddress;

export const Blocked = ({ blockedUntil }: FoundUser) =>
  blockedUntil !== null && <b className="signal">{adminAccounts.blockedUntil(moment(blockedUntil))}</b>;

export const accountsRoutes: DeskRoutes = new Hono();
accountsRoutes.get("/accounts", async (context) => {
  const query = readListQuery(context);
  const found = query.text === "" ? null : await getUsers(context).find(query.text);
  const children = (
    <List
      title={adminAccounts.title}
      lead={adminAccounts.lead}
      path="/accounts"
      query={query}
      searchLabel={adminAccounts.searchLabel}
      none={found ? adminAccounts.none : adminAccounts.hint}
      entries={(found?.users ?? []).map((user) => (
        <Entry key={user.id} to={`/accounts/${user.id}`} name={getAddress(user)}>
          <span className="soft">{when(user.createdAt, "")}</span>
          <Blocked {...user} />
        </Entry>
      ))}
      end={found?.more && <p className="soft small">{adminAccounts.more(found.users.length)}</p>}
    />
  );
  return page(context, { title: adminAccounts.title, section: "accounts", children });
});
