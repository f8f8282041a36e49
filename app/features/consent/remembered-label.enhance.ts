import type { ConsentCategory } from "#content/cookie-label.ts";
import { optionalCategories, readChoice, saveChoice, sendsGlobalPrivacyControl } from "./consent.ts";

/** Opens the label where nothing was chosen, and keeps what is chosen. */
export default function rememberChoice(label: HTMLElement): void {
  const form = label.querySelector("form");
  const choose = label.querySelector<HTMLButtonElement>("[value=choose]");
  const status = document.querySelector<HTMLElement>("[data-saved]");
  const isSignaled = sendsGlobalPrivacyControl();
  const parts = (name: string) => label.querySelectorAll<HTMLElement>(`[data-part=${name}]`);
  const showParts = (again: boolean): void => {
    for (const part of parts("asks")) part.hidden = isSignaled && !again;
    for (const part of parts("signal")) part.hidden = !isSignaled;
    for (const part of parts("again")) part.hidden = !again;
  };
  const showForm = (isShown: boolean): void => {
    if (!form) return;
    form.hidden = !isShown;
    choose?.setAttribute("aria-expanded", String(isShown));
    // Optional categories are ticked only by an earlier choice.
    const before = readChoice()?.allowed ?? [];
    for (const box of form.querySelectorAll<HTMLInputElement>("input:enabled")) {
      box.checked = before.includes(box.value as ConsentCategory);
    }
  };
  const decide = (allowed: readonly ConsentCategory[]): void => {
    saveChoice(allowed);
    showForm(false);
    label.hidePopover();
    if (status) status.textContent = status.dataset.saved ?? "";
  };
  label.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button?.value === "all") decide(optionalCategories);
    if (button?.value === "none") decide([]);
    if (button?.value === "choose") showForm(form?.hidden === true);
  });
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    const ticked = new FormData(form).getAll("category");
    decide(optionalCategories.filter((id) => ticked.includes(id)));
  });
  // The footer's button opens it natively.
  document.querySelector(`[popovertarget="${label.id}"]`)?.addEventListener("click", () => {
    showParts(true);
    label.querySelector<HTMLElement>("button:not([hidden])")?.focus();
  });
  showParts(label.matches(":popover-open"));
  if (!readChoice() && !label.matches(":popover-open")) label.showPopover();
}
