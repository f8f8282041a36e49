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
    // Replaying one field may rewrite another, which moves its caret.
    const inputs = [...noted].map(([field, input]) => ({ field, ...input, selection: readSelection(field) }));
    for (const { field, value, checked, selection } of inputs) {
      if (isBox(field)) tick(field, checked);
      else enter(field, value, selection);
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

type Selection = readonly [start: number, end: number | null];

/** Null for some types, such as email. */
function readSelection(field: Field): Selection | null {
  if (field instanceof HTMLSelectElement || field.selectionStart === null) return null;
  return [field.selectionStart, field.selectionEnd];
}

/** React shadows an element's value setter to track changes, and ignores events for a value it has already seen. */
function enter(field: Field, value: string, selection: Selection | null): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  if (selection) field.setSelectionRange(...selection);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}
