import { elementIds } from "#shared/element-ids.ts";
import {
  type ConsentCategory,
  optionalCategories,
  readChoice,
  saveChoice,
  sendsGlobalPrivacyControl,
} from "./consent.ts";

export default function rememberChoice(opener: HTMLElement): void {
  const notice = document.getElementById(elementIds.rememberedNotice) as HTMLDialogElement;
  const form = notice.querySelector("form") as HTMLFormElement;
  const status = document.querySelector<HTMLElement>("[data-saved]");
  const isSignaled = sendsGlobalPrivacyControl();
  const showParts = (isAgain: boolean): void => {
    for (const part of notice.querySelectorAll<HTMLElement>("[data-part=choice]")) part.hidden = isSignaled && !isAgain;
    for (const part of notice.querySelectorAll<HTMLElement>("[data-part=again]")) part.hidden = !isAgain;
  };
  form.addEventListener("beforetoggle", () => {
    const before = readChoice()?.allowed ?? [];
    for (const box of form.querySelectorAll<HTMLInputElement>("input:enabled")) {
      box.checked = before.includes(box.value as ConsentCategory);
    }
  });
  const decide = (allowed: readonly ConsentCategory[]): void => {
    saveChoice(allowed);
    form.hidePopover();
    notice.close();
    if (status) status.textContent = status.dataset.saved ?? "";
  };
  notice.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button?.value === "all") decide(optionalCategories);
    if (button?.value === "none") decide([]);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const ticked = new FormData(form).getAll("category");
    decide(optionalCategories.filter((id) => ticked.includes(id)));
  });
  opener.addEventListener("click", () => {
    showParts(true);
    if (!notice.open) notice.show();
    notice.querySelector<HTMLElement>("button:not([hidden])")?.focus();
  });
  // A page from the back-forward cache may predate a choice made on a later page.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && readChoice()) notice.close();
  });
  if (!isSignaled) notice.querySelector("[data-part=signal]")?.remove();
  showParts(false);
  // `show()` would take focus.
  if (!readChoice()) notice.open = true;
}
