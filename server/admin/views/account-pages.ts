import { createElement as h, type ReactElement } from "react";
import { adminAccounts } from "#content/generated/admin.ts";
import { type FoundUser, maximumFound } from "@site/backend";
import { backLink, button, form, icon, line, link, moment, search } from "./elements.ts";

/** What an account can be blocked for. */
export const blockSpans = { day: 1, week: 7, year: 365, ever: 36_500 } as const;

const when = (time: string | null, otherwise: string): string => (time === null ? otherwise : moment(new Date(time)));

const addressOf = ({ email }: FoundUser): ReactElement | string =>
  email === null ? adminAccounts.noAddress : line(email);

const blockedOf = ({ blockedUntil }: FoundUser): ReactElement | null =>
  blockedUntil === null
    ? null
    : h("p", { className: "problem" }, icon("warning"), adminAccounts.blockedUntil(moment(new Date(blockedUntil))));

/** @param found null where nothing was searched for */
export function accountListPage(
  text: string,
  found: { users: readonly FoundUser[]; more: boolean } | null,
): ReactElement {
  return h(
    "div",
    { className: "page" },
    h(
      "header",
      { className: "title" },
      h("div", null, h("h1", null, adminAccounts.title), h("p", { className: "soft" }, adminAccounts.lead)),
    ),
    search({
      action: "/accounts",
      label: adminAccounts.searchLabel,
      submit: adminAccounts.search,
      clear: adminAccounts.clear,
      value: text,
    }),
    found === null && h("p", { className: "none" }, adminAccounts.hint),
    found?.users.length === 0 && h("p", { className: "none" }, adminAccounts.none),
    found &&
      found.users.length > 0 &&
      h(
        "ul",
        { className: "records" },
        ...found.users.map((user) =>
          h(
            "li",
            { key: user.id },
            h(
              "a",
              { href: `/accounts/${user.id}` },
              h("b", null, addressOf(user)),
              h("span", { className: "soft" }, when(user.createdAt, "")),
              blockedOf(user),
            ),
          ),
        ),
      ),
    found?.more && h("p", { className: "hint" }, adminAccounts.more(maximumFound)),
  );
}

export function accountPage(user: FoundUser, formToken: string): ReactElement {
  const act = (action: string, words: string) =>
    form({ action: `/accounts/${user.id}/${action}`, formToken }, button("plain", words));
  const factorNames: Readonly<Record<string, string>> = adminAccounts.factorNames;
  const facts: [label: string, value: string][] = [
    [adminAccounts.id, user.id],
    [adminAccounts.created, when(user.createdAt, "")],
    [adminAccounts.confirmed, when(user.confirmedAt, adminAccounts.notConfirmed)],
    [adminAccounts.lastLogIn, when(user.lastSignInAt, adminAccounts.never)],
    [adminAccounts.sessions, adminAccounts.devices(user.sessions)],
    [
      adminAccounts.factors,
      user.factors.map((name) => factorNames[name] ?? name).join(", ") || adminAccounts.noFactors,
    ],
  ];
  return h(
    "div",
    { className: "page narrow" },
    backLink("/accounts", adminAccounts.back),
    h("h1", null, addressOf(user)),
    blockedOf(user),
    h(
      "dl",
      { className: "facts" },
      ...facts.flatMap(([label, value]) => [h("dt", { key: label }, label), h("dd", { key: `${label}-value` }, value)]),
    ),
    user.blockedUntil === null
      ? form(
          { action: `/accounts/${user.id}/block`, formToken, className: "row" },
          h("label", { htmlFor: "days" }, adminAccounts.blockFor),
          h(
            "select",
            { id: "days", name: "days", className: "field", defaultValue: String(blockSpans.ever) },
            ...Object.entries(blockSpans).map(([name, days]) =>
              h("option", { key: name, value: days }, adminAccounts.spans[name as keyof typeof blockSpans]),
            ),
          ),
          button("plain", adminAccounts.block),
        )
      : act("unblock", adminAccounts.unblock),
    h(
      "div",
      { className: "marks" },
      act("sign-out", adminAccounts.signOut),
      link(`/accounts/${user.id}/delete`, adminAccounts.delete, { className: "quiet" }),
    ),
  );
}
