import { Hono } from "hono";
import { adminAccounts } from "#content/generated/admin.ts";
import type { FoundUser, UserAdministration } from "@site/backend";
import { type DeskContext, type DeskRoutes, operatorOf, page, searchTextOf } from "../context.tsx";
import { Icon, Line, moment, Search } from "../parts/elements.tsx";

export const usersOf = (context: DeskContext): UserAdministration =>
  context.var.parts.users(`desk: ${operatorOf(context)}`);

export const when = (time: string | null, otherwise: string): string =>
  time === null ? otherwise : moment(new Date(time));

export const Address = ({ email }: FoundUser) => (email === null ? adminAccounts.noAddress : <Line>{email}</Line>);

export const Blocked = ({ blockedUntil }: FoundUser) =>
  blockedUntil !== null && (
    <p className="problem">
      <Icon name="warning" />
      {adminAccounts.blockedUntil(moment(new Date(blockedUntil)))}
    </p>
  );

interface AccountsProps {
  text: string;
  /** Null where nothing was searched for. */
  found: { users: readonly FoundUser[]; more: boolean } | null;
}

const Accounts = ({ text, found }: AccountsProps) => (
  <div className="page stack gap-5">
    <header className="cluster title">
      <div>
        <h1>{adminAccounts.title}</h1>
        <p className="soft">{adminAccounts.lead}</p>
      </div>
    </header>
    <Search action="/accounts" words={adminAccounts} value={text} />
    {found === null && <p className="none">{adminAccounts.hint}</p>}
    {found?.users.length === 0 && <p className="none">{adminAccounts.none}</p>}
    {found && found.users.length > 0 && (
      <ul className="records card">
        {found.users.map((user) => (
          <li key={user.id}>
            <a href={`/accounts/${user.id}`}>
              <b>
                <Address {...user} />
              </b>
              <span className="soft">{when(user.createdAt, "")}</span>
              <Blocked {...user} />
            </a>
          </li>
        ))}
      </ul>
    )}
    {found?.more && <p className="soft small">{adminAccounts.more(found.users.length)}</p>}
  </div>
);

/** Accounts of visitors, by the same module as `larkpost users`. */
export const accountsRoutes: DeskRoutes = new Hono();
accountsRoutes.get("/accounts", async (context) => {
  const text = searchTextOf(context);
  const found = text === "" ? null : await usersOf(context).find(text);
  const children = <Accounts text={text} found={found} />;
  return page(context, { title: adminAccounts.title, section: "accounts", children });
});
