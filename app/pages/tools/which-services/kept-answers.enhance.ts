import { writeAddress } from "#app/browser/write-address.ts";

/** Keeps the answers in the page's address, so that a reload and a link have them. Without it, Back restores them by itself. */
export default function keepAnswers(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const asked = new URLSearchParams(location.search);
  for (const field of asked.size > 0 ? form.elements : []) {
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === "checkbox" || field.type === "radio")
      field.checked = asked.getAll(field.name).includes(field.value);
    else field.value = asked.get(field.name) ?? field.value;
  }
  form.addEventListener("change", () => {
    const given = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    );
    writeAddress({ search: `?${new URLSearchParams(given)}` });
  });
}
