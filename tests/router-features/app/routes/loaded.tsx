import { Link, type ShouldRevalidateFunctionArgs, useLoaderData, useMatches } from "react-router";

export const meta = () => [{ title: "loaded" }];

/** Runs when the pages are made, because the site runs loaders at no other time. */
export function loader() {
  return { from: "the server", browser: typeof document !== "undefined" };
}

export const handle = { crumb: "A crumb from handle" };

/** Loads again only where the query asks for it. */
export function shouldRevalidate({ nextUrl }: ShouldRevalidateFunctionArgs) {
  return nextUrl.searchParams.has("again");
}

export default function Loaded() {
  const { from, browser } = useLoaderData<typeof loader>();
  const crumbs = useMatches().flatMap(({ handle: held }) =>
    typeof held === "object" && held !== null && "crumb" in held ? [String(held.crumb)] : [],
  );
  return (
    <>
      <h1>
        Loaded by {from}, {browser ? "in a browser" : "in no browser"}
      </h1>
      <p>{crumbs}</p>
      <Link to="?calm">Stay</Link> <Link to="?again">Again</Link> <Link to="/">Back to the start</Link>
    </>
  );
}
