export function toQuery(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  return new URLSearchParams(fields);
}

export const getFieldNames = (form: HTMLFormElement): string[] =>
  [...form.elements].flatMap((field) => ("name" in field && typeof field.name === "string" ? [field.name] : []));
