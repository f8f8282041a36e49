export const caseStudiesPath = "/case-studies";

/** Such as "/case-studies/marlow-bakery-1". Only the id counts, and the name may be missing. */
export function caseStudyPath({ id, brandName }: { id: string; brandName: string }): string {
  const name = brandName.normalize("NFD").replace(/[\u0300-\u036f'’]/g, "");
  const slug = `${name}-${id}`.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return `${caseStudiesPath}/${slug.replace(/^-/, "")}`;
}

/** A number, or a UUID in hosted projects. */
const idAtEnd = /^(?:.*?-)??(\d{1,15}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** Empty for `caseStudiesPath` itself, null for any other path. */
export function readCaseStudyId(path: string): string | null {
  let plain: string;
  try {
    plain = decodeURIComponent(path).replace(/\/+$/, "");
  } catch {
    return null;
  }
  if (!plain.toLowerCase().startsWith(`${caseStudiesPath}/`)) return null;
  const name = plain.slice(caseStudiesPath.length + 1);
  if (name === "" || name.includes("/")) return null;
  const [, id = ""] = idAtEnd.exec(name) ?? [];
  return id;
}
