/** Where the case studies have their pages. */
export const caseStudiesPath = "/case-studies";

/**
 * The address of a case study's page, such as "/case-studies/marlow-bakery-1". Only the id counts; the name is for readers. It is without
 * accents and signs, and left out where it has no Latin letter.
 */
export function caseStudyPath({ id, brandName }: { id: string; brandName: string }): string {
  const name = brandName.normalize("NFD").replace(/[\u0300-\u036f'’]/g, "");
  const slug = `${name}-${id}`.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return `${caseStudiesPath}/${slug.replace(/^-/, "")}`;
}

/** The id at the end of an address: a number, or a UUID in a hosted project that uses those. */
const idAtEnd = /^(?:.*?-)??(\d{1,15}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** The id in a path below `caseStudiesPath`: empty where the path has none, null where it is not the path of a case study. */
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
