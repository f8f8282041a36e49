/** The fields of a form as the query that the browser would send. */
export function queryOf(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  return new URLSearchParams(fields);
}

/** The names of the fields of a form. */
export const namesOf = (form: HTMLFormElement): string[] =>
  [...form.elements].flatMap((field) => ("name" in field && typeof field.name === "string" ? [field.name] : []));
