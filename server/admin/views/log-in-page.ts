import { createElement as h, type ReactElement } from "react";
import { adminLogIn } from "#content/generated/admin.ts";
import { site } from "#content/site.ts";
import { button, icon, lark } from "./elements.ts";
import { documentOf } from "./layout.ts";

export type LogInProblem = "wrong" | "tooMany";

/** Asks for a name and a passphrase. @param name what was typed before */
export function logInPage(stylesheet: string, problem: LogInProblem | null, name: string): ReactElement {
  const labelled = (id: string, label: string, rest: Record<string, string | boolean>) =>
    h(
      "div",
      { className: "labelled wide" },
      h("label", { htmlFor: id }, label),
      h("input", { id, name: id, className: "field", required: true, ...rest }),
    );
  return documentOf({
    title: adminLogIn.title,
    stylesheet,
    children: h(
      "main",
      { className: "door" },
      h("p", { className: "logo" }, lark(), site.name),
      h(
        "form",
        { method: "post", action: "/log-in", className: "sheet airmail" },
        h("h1", null, adminLogIn.heading),
        h("p", { className: "soft" }, adminLogIn.lead),
        problem && h("p", { className: "problem", role: "alert" }, icon("warning"), adminLogIn[problem]),
        labelled("name", adminLogIn.name, { autoComplete: "username", defaultValue: name, maxLength: "60" }),
        labelled("passphrase", adminLogIn.passphrase, {
          type: "password",
          autoComplete: "current-password",
          maxLength: "200",
        }),
        h("p", { className: "hint" }, adminLogIn.hint),
        button("primary", adminLogIn.submit),
      ),
    ),
  });
}
