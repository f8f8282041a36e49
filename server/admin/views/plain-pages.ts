import { createElement as h, type ReactElement } from "react";
import { adminErrors, adminHosted } from "#content/generated/admin.ts";
import { site } from "#content/site.ts";
import { lark, link } from "./elements.ts";
import { documentOf } from "./layout.ts";

/** Why a page is missing or failed. */
export type PlainError = "notFound" | "fault" | "form";

export function errorPage(error: PlainError): ReactElement {
  return h(
    "div",
    { className: "page narrow" },
    h("h1", null, adminErrors[`${error}Title`]),
    h("p", { className: "lead" }, adminErrors[`${error}Text`]),
    h("p", null, link("/inbox", adminErrors.back)),
  );
}

/** An error page for a request without a session. */
export function errorDocument(stylesheet: string, error: PlainError): ReactElement {
  return documentOf({
    title: adminErrors[`${error}Title`],
    stylesheet,
    children: h("main", { className: "door" }, errorPage(error)),
  });
}

/** Says where a hosted project has what the desk shows elsewhere. @param projectUrl the project's API, such as https://abc.supabase.co */
export function hostedPage(stylesheet: string, projectUrl: string): ReactElement {
  return documentOf({
    title: adminHosted.title,
    stylesheet,
    children: h(
      "main",
      { className: "page narrow" },
      h("p", { className: "logo" }, lark(), site.name),
      h("h1", null, adminHosted.title),
      h("p", { className: "lead" }, adminHosted.lead),
      h("p", null, link(dashboardOf(projectUrl), adminHosted.link, { className: "button primary perforated" })),
      h(
        "table",
        { className: "places" },
        h(
          "thead",
          null,
          h("tr", null, h("th", { scope: "col" }, adminHosted.what), h("th", { scope: "col" }, adminHosted.where)),
        ),
        h(
          "tbody",
          null,
          ...adminHosted.rows.map(({ what, where }) =>
            h("tr", { key: what }, h("th", { scope: "row" }, what), h("td", null, where)),
          ),
        ),
      ),
    ),
  });
}

/** The dashboard's address of a project on supabase.co; elsewhere (self-hosted) its own address opens the dashboard. */
function dashboardOf(projectUrl: string): string {
  const project = /^https:\/\/([a-z0-9]+)\.supabase\.co$/.exec(projectUrl)?.[1];
  return project ? `https://supabase.com/dashboard/project/${project}` : projectUrl;
}
