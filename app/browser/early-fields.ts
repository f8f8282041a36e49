type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React overwrites early input with the served value. The returned function replays the input in order. */
export function noteFields(island: HTMLElement): () => Promise<void> {
  const noted = new Map<Field, { value: string; checked: boolean }>();
  const note = (field: Field) => noted.set(field, { value: field.value, checked: isBox(field) && field.checked });
  const onInput = ({ target }: Event) => note(target as Field);
  const fields = island.querySelectorAll<Field>("input:not([type=hidden],[type=file]),textarea,select");
  [...fields].filter(isChanged).forEach(note);
  island.addEventListener("input", onInput, true);
  return async () => {
    island.removeEventListener("input", onInput, true);
    for (const [field, { value, checked }] of noted) {
      if (isBox(field)) tick(field, checked);
      else enter(field, value);
      // React renders in a microtask, and the next field may depend on the result.
      await Promise.resolve();
    }
  };
}

const isBox = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

function isChanged(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
}

/** Checking a radio button already unchecks the others in its group. */
function tick(box: HTMLInputElement, checked: boolean): void {
  if (box.type === "radio" && !checked) return;
  box.checked = !checked;
  box.click();
}

/** React shadows an element's value setter to track changes, and ignores events for a value it has already seen. */
function enter(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  // Some input types, such as email, have no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}
