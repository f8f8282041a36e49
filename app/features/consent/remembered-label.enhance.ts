import type { ConsentCategory } from "#content/cookie-label.ts";
import { optionalCategories, readChoice, saveChoice, sendsGlobalPrivacyControl } from "./consent.ts";

/** Opens the label where nothing was chosen, and keeps what is chosen. */
export default function rememberChoice(label: HTMLElement): void {
  const form = label.querySelector("form");
  const choose = label.querySelector<HTMLButtonElement>("[value=choose]");
  const opener = document.querySelector<HTMLElement>(`[popovertarget="${label.id}"]`);
  const status = document.querySelector<HTMLElement>("[data-saved]");
  const isSignaled = sendsGlobalPrivacyControl();
  const isOpen = (): boolean => label.matches(":popover-open");
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
  const close = (): void => {
    const hadFocus = label.contains(document.activeElement);
    showForm(false);
    label.hidePopover();
    // A popover that nothing closes but itself gives the focus back to nobody.
    if (hadFocus && !isFirst) opener?.focus();
  };
  const decide = (allowed: readonly ConsentCategory[]): void => {
    saveChoice(allowed);
    close();
    if (status) status.textContent = status.dataset.saved ?? "";
  };
  const focusAnswers = (): void => label.querySelector<HTMLElement>("button:not([hidden])")?.focus();
  let isFirst = !isOpen();
  /** Under a dialog nobody could answer. */
  const ask = (): void => {
    const modal = document.querySelector("dialog:modal");
    if (modal) modal.addEventListener("close", ask, { once: true });
    else if (!readChoice() && !isOpen()) label.showPopover();
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
  opener?.addEventListener("click", () => {
    isFirst = false;
    showParts(true);
    // The button opens it natively, but only after this.
    if (!isOpen()) label.showPopover();
    focusAnswers();
  });
  // A page from the browser's cache was left before a later page's answer.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && readChoice() && isOpen()) close();
  });
  showParts(isOpen());
  // The footer's button was pressed before.
  if (isOpen()) focusAnswers();
  ask();
}
