import { data, isRouteErrorResponse, useRouteError } from "react-router";

export const meta = () => [{ title: "failing" }];

export function clientLoader() {
  throw data("The shelf is empty", { status: 410 });
}

export function HydrateFallback() {
  return <h1>Not loaded yet</h1>;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <h1>{isRouteErrorResponse(error) ? `${error.status}: ${error.data}` : "Another error"}</h1>;
}

export default function Failing() {
  return <h1>Never seen in a browser</h1>;
}
