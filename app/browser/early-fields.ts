type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface FieldState {
  value: string;
  checked: boolean;
}

/**
 * Notes what is typed, ticked or chosen until React takes the fields over: it knows nothing of it, and puts the served value back. The returned
 * function enters it again, as the visitor did.
 */
export function noteFields(island: HTMLElement): () => Promise<void> {
  const noted = new Map<Field, FieldState>();
  const note = (field: Field) => noted.set(field, { value: field.value, checked: "checked" in field && field.checked });
  const onInput = ({ target }: Event) => note(target as Field);
  [...island.querySelectorAll<Field>("input,textarea,select")].filter(isChanged).forEach(note);
  island.addEventListener("input", onInput, true);
  return async () => {
    island.removeEventListener("input", onInput, true);
    for (const [field, state] of noted) {
      repeatField(field, state);
      // React renders in a microtask, and the next field counts on what came of this one.
      await Promise.resolve();
    }
  };
}

/** React takes over the setters of an element, to know what it has set itself. To it an event that changes nothing is none. */
function repeatField(field: Field, { value, checked }: FieldState): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (/^(checkbox|radio)$/.test(field.type)) {
    if (field.type === "radio" && !checked) return;
    (field as HTMLInputElement).checked = !checked;
    field.click();
  } else {
    const { selectionStart, selectionEnd } = field;
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    // Not in fields that have no selection, such as those for an email address.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    if (document.activeElement !== field) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  }
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  if (field.type === "hidden" || field.type === "file") return false;
  // Another radio button of its group changes with the one that was chosen.
  if ("checked" in field && field.checked !== field.defaultChecked) return field.checked || field.type === "checkbox";
  return field.value !== field.defaultValue;
}
