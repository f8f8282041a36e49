import { createElement as h, type ReactElement, type ReactNode } from "react";
import { button, form, link } from "./elements.ts";

interface ConfirmProps {
  title: string;
  /** What is meant, where the title does not say it. */
  about?: ReactNode;
  text: string;
  yes: string;
  no: string;
  /** Where the form goes, and where the way back leads. */
  action: string;
  back: string;
  formToken: string;
}

/** Asks before something is deleted. */
export function confirmPage({ title, about, text, yes, no, action, back, formToken }: ConfirmProps): ReactElement {
  return h(
    "div",
    { className: "page narrow" },
    h("h1", null, title),
    about && h("p", { className: "soft" }, about),
    h("p", { className: "lead" }, text),
    form({ action, formToken, className: "row" }, button("primary", yes), link(back, no, { className: "button" })),
  );
}
